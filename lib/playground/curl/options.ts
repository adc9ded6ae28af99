const names = (text: string) => new Set(text.split(' '));

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

/** Options that the playground reads. */
const READ = names(
  'request header url user form form-string upload-file json data data-raw data-binary data-ascii data-urlencode',
);
/** Options with a value that change how curl waits and prints, but not the request. */
const PRINTING = names(
  'output output-dir write-out dump-header cookie-jar stderr trace trace-ascii create-file-mode max-time connect-timeout retry retry-delay retry-max-time limit-rate max-filesize max-redirs speed-limit speed-time keepalive-time expect100-timeout happy-eyeballs-timeout-ms etag-save proto proto-default proto-redir tls-max ciphers tls13-ciphers curves parallel-max',
);
/** Options with a value that a page can't apply. */
const REFUSED = names(
  'user-agent referer cookie range time-cond continue-at etag-compare proxy proxy-user proxy-header preproxy noproxy socks4 socks4a socks5 socks5-hostname cert cert-type key key-type pass cacert capath pinnedpubkey interface resolve connect-to dns-servers doh-url unix-socket netrc-file hsts alt-svc',
);
/** Options without a value that don't change the request. */
const SWITCHES = names(
  'get head globoff basic silent show-error include verbose fail fail-with-body fail-early location location-trusted progress-bar no-progress-meter no-buffer disable compressed http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only ipv4 ipv6 tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 remote-name remote-name-all remote-header-name remote-time create-dirs remove-on-error no-clobber no-keepalive tcp-nodelay tcp-fastopen retry-all-errors retry-connrefused styled-output trace-time post301 post302 post303 parallel json',
);
/** Options without a value that a page can't apply. */
const REFUSED_SWITCHES = names(
  'insecure netrc netrc-optional proxytunnel tr-encoding raw sslv2 sslv3 ssl junk-session-cookies',
);

/** Options that the playground doesn't have to mention. */
export const WITHOUT_EFFECT = new Set([...PRINTING, ...SWITCHES]);

/** The name of an option such as `-X`, without hyphens. */
export const longName = (option: string) =>
  option.startsWith('--') ? option.slice(2) : (LETTERS[option[1] ?? ''] ?? '');

/** Whether an option has a value. */
export const takesValue = (name: string) => READ.has(name) || PRINTING.has(name) || REFUSED.has(name);

/** Whether an option has no value, and is known. */
export const isKnownSwitch = (name: string) => SWITCHES.has(name) || REFUSED_SWITCHES.has(name);

/** Splits `-XPOST` into `-X` with the value `POST`, and `-sSL` into `-s`, `-S` and `-L`. */
export function optionsOf(word: string): { option: string; attached?: string }[] {
  if (word.startsWith('--')) return [{ option: word }];
  const option = word.slice(0, 2);
  const rest = word.slice(2);
  if (rest === '') return [{ option }];
  return takesValue(longName(option)) ? [{ option, attached: rest }] : [{ option }, ...optionsOf(`-${rest}`)];
}
