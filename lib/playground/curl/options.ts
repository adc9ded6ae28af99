/** Options by the letters that abbreviate them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ X: 'request', H: 'header', d: 'data', F: 'form', T: 'upload-file', u: 'user', G: 'get', I: 'head' },
  ...{ g: 'globoff', A: 'user-agent', e: 'referer', b: 'cookie', c: 'cookie-jar', r: 'range', z: 'time-cond' },
  ...{ x: 'proxy', U: 'proxy-user', E: 'cert', n: 'netrc', k: 'insecure', p: 'proxytunnel', C: 'continue-at' },
  ...{ o: 'output', O: 'remote-name', J: 'remote-header-name', R: 'remote-time', w: 'write-out', D: 'dump-header' },
  ...{ s: 'silent', S: 'show-error', i: 'include', v: 'verbose', f: 'fail', L: 'location', '#': 'progress-bar' },
  ...{ m: 'max-time', N: 'no-buffer', q: 'disable', y: 'speed-time', Y: 'speed-limit', j: 'junk-session-cookies' },
  ...{ '0': 'http1.0', '1': 'tlsv1', '2': 'sslv2', '3': 'sslv3', '4': 'ipv4', '6': 'ipv6' },
};

/** Options are read, ignored if they change only how curl waits and prints, or named if a page can't apply them. */
type Use = 'read' | 'ignored' | 'named';

const WITH_VALUE: Readonly<Record<Use, string>> = {
  read: 'request header url user form form-string upload-file json data data-raw data-binary data-ascii data-urlencode',
  ignored:
    'output output-dir write-out dump-header cookie-jar stderr trace trace-ascii create-file-mode max-time connect-timeout retry retry-delay retry-max-time limit-rate max-filesize max-redirs speed-limit speed-time keepalive-time expect100-timeout happy-eyeballs-timeout-ms etag-save proto proto-redir tls-max ciphers tls13-ciphers curves parallel-max',
  named:
    'user-agent referer cookie range time-cond continue-at etag-compare proxy proxy-user proxy-header preproxy noproxy socks4 socks4a socks5 socks5-hostname cert cert-type key key-type pass cacert capath pinnedpubkey interface resolve connect-to dns-servers doh-url unix-socket netrc-file hsts alt-svc',
};
const SWITCHES: Readonly<Record<Use, string>> = {
  read: 'get head globoff',
  ignored:
    'basic silent show-error include verbose fail fail-with-body fail-early location location-trusted progress-bar no-progress-meter no-buffer disable compressed http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only ipv4 ipv6 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 remote-name remote-name-all remote-header-name remote-time create-dirs remove-on-error no-clobber no-keepalive tcp-nodelay tcp-fastopen retry-all-errors retry-connrefused styled-output trace-time post301 post302 post303 parallel',
  named: 'insecure netrc netrc-optional proxytunnel tr-encoding raw sslv2 sslv3 ssl junk-session-cookies',
};

const listed = (lists: Readonly<Record<Use, string>>, hasValue: boolean) =>
  (Object.entries(lists) as [Use, string][]).flatMap(([use, names]) =>
    names.split(' ').map((name) => [name, { use, hasValue }] as const),
  );
const OPTIONS = new Map([...listed(WITH_VALUE, true), ...listed(SWITCHES, false)]);

/** An option as written, its long name without hyphens, what is known of it, and the value in the same word. */
export interface WrittenOption {
  option: string;
  name: string;
  known?: { use: Use; hasValue: boolean };
  attached?: string;
}

/** Splits `-XPOST` into `-X` with the value `POST`, and `-sSL` into `-s`, `-S` and `-L`. */
export function optionsOf(word: string): WrittenOption[] {
  const isLong = word.startsWith('--');
  const option = isLong ? word : word.slice(0, 2);
  const name = isLong ? word.slice(2) : (LETTERS[option[1] ?? ''] ?? '');
  const written = { option, name, known: OPTIONS.get(name) };
  const rest = word.slice(option.length);
  if (rest === '') return [written];
  return written.known?.hasValue ? [{ ...written, attached: rest }] : [written, ...optionsOf(`-${rest}`)];
}
