import { csharpHttpclient } from '@scalar/snippetz/plugins/csharp/httpclient';
import { goNative } from '@scalar/snippetz/plugins/go/native';
import { javaNethttp } from '@scalar/snippetz/plugins/java/nethttp';
import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import type { RequestBody } from '../request';
import { LITERALS, type LiteralWriter } from './literals';

/** A language that samples are written in. */
export interface SampleLanguage {
  id: string;
  /** As readers call it. */
  label: string;
  /** The code block's language. */
  highlight: string;
  plugin: { generate(request: object): string };
  literal: LiteralWriter;
  /** Makes a snippet a sample that can be run. */
  complete(code: string, body: RequestBody | undefined): string;
}

/** The languages, in the order in which they are shown. */
export const SAMPLE_LANGUAGES = [
  {
    id: 'curl',
    label: 'curl',
    highlight: 'bash',
    plugin: shellCurl,
    literal: LITERALS.shell,
    complete: completeCurl,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    highlight: 'javascript',
    plugin: jsFetch,
    literal: LITERALS.eitherQuotes,
    complete: (code) =>
      `${code.replace(/(^|\n)fetch\(/, '$1const response = await fetch(').replaceAll('new Blob([])', 'fileInput.files[0]')}\nconsole.log(response.status, await response.text())`,
  },
  {
    id: 'python',
    label: 'Python',
    highlight: 'python',
    plugin: pythonRequests,
    literal: LITERALS.eitherQuotes,
    complete: completePython,
  },
  {
    id: 'java',
    label: 'Java',
    highlight: 'java',
    plugin: javaNethttp,
    literal: LITERALS.doubleQuoted,
    complete: completeJava,
  },
  {
    id: 'csharp',
    label: 'C#',
    highlight: 'csharp',
    plugin: csharpHttpclient,
    literal: LITERALS.csharp,
    complete: (code) =>
      `${code}\n\nConsole.WriteLine((int)response.StatusCode);\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`,
  },
  {
    id: 'go',
    label: 'Go',
    highlight: 'go',
    plugin: goNative,
    literal: LITERALS.doubleQuoted,
    // The generator forgets the package that opens a file.
    complete: (code) => (code.includes('os.Open(') ? code.replace('\t"net/http"\n', '\t"net/http"\n\t"os"\n') : code),
  },
] as const satisfies readonly SampleLanguage[];

/** A language's name in code. */
export type SampleLanguageId = (typeof SAMPLE_LANGUAGES)[number]['id'];

/** `--data` and `--form` read a file when the text starts with "@"; these forms of them never do. */
function completeCurl(code: string, body: RequestBody | undefined): string {
  const safe = code
    .replace(/^curl (https:\S+)/, "curl '$1'")
    .replace(/--request HEAD\b/, '--head')
    .replace(/\n {2}--form '(?!zq\d+qz=@)/g, "\n  --form-string '");
  return body?.kind === 'file' ? safe : safe.replace(/\n {2}--data(-binary)? '/, "\n  --data-raw '");
}

function completePython(code: string, body: RequestBody | undefined): string {
  const isFormOfTexts = body?.kind === 'multipart' && !body.parts.some((part) => 'file' in part);
  const [before = '', data] = code.split('\n    data=');
  // "data" alone would be sent as a plain form; parts without a file name are texts.
  const call = isFormOfTexts && data ? `${before}\n    files=${data.replace(/: ("zq\d+qz")/g, ': (None, $1)')}` : code;
  return `import requests\n\nresponse = ${call.replace('data=b"', 'data="')}\nprint(response.status_code, response.text)`;
}

function completeJava(code: string): string {
  const imports = ['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse'];
  const lines = code.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  const main = '  public static void main(String[] args) throws Exception {';
  return [...imports.map((name) => `import java.net.${name};`), '', 'class Sample {', main, ...lines, '  }', '}'].join(
    '\n',
  );
}
