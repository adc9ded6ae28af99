import { Unreadable, type Notes } from './imported';
import { POSIX_VARIABLES, shellOf, unescapeAnsi, type Shell } from './shells';

/** A command as a shell hands it to the program. */
export interface Command {
  /** The program's name without its folder, and its arguments. */
  words: readonly string[];
  /** What a here-document, a here-string or an `echo` before a pipe hands to it. */
  input?: string;
  /** The file that is handed to it. */
  inputFile?: string;
}

/** Before a command that was copied with it. */
const PROMPT = /^(?:[\w.-]+@[^\n$%#]*)?[$%] +|^PS [^\n>]*> *|^[A-Z]:\\[^\n>]*> *|^# +(?=(?:curl|https?) .*$)/i;

/**
 * Splits the first command that starts one of these programs into words. What stands before and after it is named.
 * @returns `undefined` when there is none
 * @throws Unreadable when the shell would not take it
 */
export function readCommand(text: string, programs: readonly string[], notes: Notes): Command | undefined {
  const { shell, text: resolved } = shellOf(text.trim().replace(PROMPT, ''));
  const commands = new Splitter(resolved, shell).commands();
  const at = commands.findIndex(({ words }) => programAt(words, programs) >= 0);
  const command = commands[at];
  if (!command) return undefined;
  // What is handed to the command itself counts, and nothing before its pipe.
  const before = command.input === undefined && commands[at - 1]?.end === '|' ? commands[at - 1] : undefined;
  const isGroup = commands.slice(0, at).some(({ words }) => words[0]?.startsWith('('));
  const output = before && !isGroup ? outputOf(before) : undefined;
  const input = command.input ?? output;
  for (const other of commands) {
    if (other === command || (other === before && output !== undefined)) continue;
    const reason =
      other === before ? 'a page does not know what it writes: put that in yourself' : 'only one request is read';
    notes.leaveOut(other.words.join(' '), reason);
  }
  for (const variable of (output !== undefined && before?.variables) || []) command.variables.add(variable);
  if (command.variables.size > 0)
    notes.say(`Put in the value of ${[...command.variables].join(' and ')} yourself: a page does not know it.`);
  for (const output of command.outputs) notes.leaveOut(output, 'the answer is shown in the page');
  const [program, ...words] = command.words.slice(programAt(command.words, programs));
  return {
    words: [
      baseName(program),
      ...words.map((word) => (word === '@-' && command.inputFile ? `@${command.inputFile}` : word)),
    ],
    ...(input !== undefined && { input }),
    ...(command.inputFile !== undefined && { inputFile: command.inputFile }),
  };
}

interface FoundCommand {
  words: string[];
  variables: Set<string>;
  /** Where it writes to, as the command says it: `> file`. */
  outputs: string[];
  input?: string;
  inputFile?: string;
  /** The operator behind it. */
  end: string;
}

/** Splits a text into commands and these into words. */
class Splitter {
  #at = 0;
  readonly #found: FoundCommand[] = [];
  #command = this.#start();

  constructor(
    private text: string,
    private readonly shell: Shell,
  ) {}

  commands(): FoundCommand[] {
    while (this.#at < this.text.length) {
      this.#match(this.shell.gap);
      if (!this.#takeInput() && !this.#takeOutput() && !this.#takeOperator()) this.#takeWord();
    }
    return this.#found.filter(({ words }) => words.length > 0);
  }

  #start(): FoundCommand {
    const command = { words: [], variables: new Set<string>(), outputs: [], end: '' };
    this.#found.push(command);
    return command;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #word(): string | undefined {
    let word: string | undefined;
    for (let isEnd = false; !isEnd;) {
      isEnd = true;
      for (const { pattern, text, variables } of this.shell.pieces) {
        const found = this.#match(pattern);
        if (!found) continue;
        word = (word ?? '') + text(found[1] ?? '');
        for (const variable of (variables && found[0].match(variables)) ?? []) this.#command.variables.add(variable);
        isEnd = false;
        break;
      }
    }
    return word;
  }

  #takeInput(): boolean {
    const document = this.#match(/<<-?[ \t]*(['"]?)(\w+)\1/y);
    if (document) {
      const lineEnd = this.text.indexOf('\n', this.#at);
      const rest = lineEnd < 0 ? '' : this.text.slice(lineEnd);
      const body = new RegExp(`^\\r?\\n([^]*?)^[ \\t]*${document[2]}[ \\t\\r]*$`, 'm').exec(rest);
      if (!body) throw new Unreadable(`Copy the here-document down to its last line, “${document[2]}”.`);
      this.#command.input = document[0].startsWith('<<-') ? body[1]?.replace(/^\t+/gm, '') : body[1];
      // Without quotes around its last line's name, the shell fills it in.
      if (document[1] === '') this.#fillIn(this.#command.input);
      this.text = this.text.slice(0, lineEnd) + rest.slice(body[0].length);
      return true;
    }
    const operator = this.#match(/<<<|<(?![\w-]+>)/y)?.[0];
    if (!operator) return false;
    if (this.text.charAt(this.#at) === '(')
      throw new Unreadable('What another command writes, “<(…)”, cannot be read. Put it in as a text.');
    this.#match(this.shell.gap);
    const word = this.#word() ?? '';
    if (operator === '<<<') this.#command.input = `${word}\n`;
    else if (/^(?:\/dev\/null|nul)$/i.test(word)) this.#command.input = '';
    else this.#command.inputFile = word;
    return true;
  }

  #fillIn(text = ''): void {
    for (const variable of text.match(POSIX_VARIABLES) ?? []) this.#command.variables.add(variable);
    this.#command.input = text.replace(/\\(?:([$`\\])|\r?\n)/g, '$1');
  }

  #takeOutput(): boolean {
    const operator = this.#match(/\d?>>?&\d|&?\d?>>?/y)?.[0];
    if (!operator) return false;
    this.#match(this.shell.gap);
    this.#command.outputs.push(`${operator} ${operator.includes('>&') ? '' : (this.#word() ?? '')}`.trim());
    return true;
  }

  #takeOperator(): boolean {
    const operator = this.#match(/&&|\|\|?|;|&|\r?\n/y)?.[0];
    if (!operator) return false;
    this.#command.end = operator;
    this.#command = this.#start();
    return true;
  }

  #takeWord(): void {
    const [typographic] = /^[“”„‘’–—]/.exec(this.text.slice(this.#at, this.#at + 1)) ?? [];
    if (typographic !== undefined)
      throw new Unreadable(
        `The command has the typographic sign ${typographic} of a word processor. Type straight quotes and hyphens.`,
      );
    const word = this.#word();
    const next = this.text.slice(this.#at, this.#at + 2);
    if (word !== undefined) this.#command.words.push(word);
    else if (/^['"]/.test(next))
      throw new Unreadable(`A quote (${next.charAt(0)}) is not closed. Copy all of the command.`);
    // Nothing that a shell would take: the end of a text that was cut off.
    else this.#at++;
    // The shell would end the command in the middle of the address.
    if (word !== undefined && /^&[\w%]/.test(next))
      throw new Unreadable('The command has an unquoted “&”. Put the address between single quotes.');
  }
}

const baseName = (word = '') =>
  word
    .replace(/^.*[\\/]/, '')
    .replace(/\.exe$/i, '')
    .toLowerCase();

/** Where the program stands: behind `sudo`, `time` and the like, and values for its environment; -1 when it is another one. */
function programAt(words: readonly string[], programs: readonly string[]): number {
  const at = words.findIndex((word) => !/^(?:sudo|time|env|command|exec|nohup|builtin|\w+=[^]*|-\w+)$/.test(word));
  return programs.includes(baseName(words[at])) ? at : -1;
}

/** What a command before a pipe writes, where that can be told. */
function outputOf({ words: [program, ...words], input, outputs }: FoundCommand): string | undefined {
  if (outputs.length > 0) return undefined;
  if (program === 'echo') {
    const first = words.findIndex((word) => !/^-[neE]+$/.test(word));
    const options = words.splice(0, first < 0 ? words.length : first).join('');
    const text = options.includes('e') ? unescapeAnsi(words.join(' ')) : words.join(' ');
    return options.includes('n') ? text : `${text}\n`;
  }
  if (program === 'cat' && words.every((word) => word === '-')) return input;
  if (program !== 'printf') return undefined;
  const [format = '', ...values] = words;
  // Other conversions, and a format that is used again for more values, are left to the reader.
  if (/%[^s]/.test(format.replaceAll('%%', '')) || format.split('%s').length !== words.length) return undefined;
  return unescapeAnsi(format).replace(/%(.)/g, (_, kind) => (kind === '%' ? kind : (values.shift() ?? '')));
}
