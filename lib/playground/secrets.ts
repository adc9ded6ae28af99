// cspell:ignore accesscode artapi wsse creds totp glpat AKIA sess pincode pswd whsec xapp appid dckr

/** Parts of a name, whatever separates it from others, that say that the value is secret. */
const STEMS =
  /macaroon|wsse|artapi|auth(?!or(?!i[sz]))|bearer|cookie|credential|csrf|xsrf|jwt|hmac|pass(code|phrase|word|wd|wort)|private|pwd|secret|session(id|key)?$|signature|token(?!s$)|(access|api|auth|device|id|push|refresh|session)tokens$|sess(ion)?id|pincode|pswd?$|verifier|(access|account|api|app|client|crypt(ion)?|functions?|license|master|shared|sign(ing)?|subscription)key|accesscode/;
/** Whole words of a name that say so. */
const WORDS =
  /^(appid|assertion|creds?|cst|cvc|cvv|dsn|key|2fa|mfa|mnemonic|nonce|otp|(db|user)?pass|pin|pw|sas|sid|sign?|totp)\d*$/;
/** Values that are secret under any name: credentials of `Authorization`, JSON Web Tokens, and tokens that say what they are. */
const VALUES =
  /^bearer +\S+$|^(api-?key|token) +(?=\S*\d)\S{8,}$|^bot\d+:[\w-]{20}|^digest +\w+=|^negotiate +\S{16}|^eyJ[\w-]+\.[\w-]+\.|^(sk|pk|rk)[-_](live|test|proj)[-_]|^gh[a-z]_\w{20}|^github_pat_|^glpat-|^xox[a-z]-|^sk-\w|^(dckr_pat|gsk|hf|npm|ntn|sbp|shp[a-z]{2}|whsec|dop_v1)_\w|^xai-\w|^(SG|ya29)\.|^AIza\w|^xapp-|^A[KS]IA[0-9A-Z]{12}|^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]*:[^\s/?#@]+@|^-----BEGIN [A-Z ]*PRIVATE KEY/i;

/**
 * Whether a header, parameter, cookie or field holds a credential, by its name (`X-Auth`, `access_key`, `pin`, `passphrase`)
 * or its value. The one list for all that is kept, shown or copied. Generous: a value that is hidden without need can be
 * shown, and one that was kept cannot be taken back.
 */
export function isSecret(name: string, value = ''): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const isNamed = STEMS.test(words.join('')) || words.some((word) => WORDS.test(word));
  return isNamed || VALUES.test(value.trim()) || isUserAndPassword(value.trim());
}

/**
 * Whether a header can be no secret, whatever its value. Any other may be one: a list of secret names is good for covering values,
 * and no reason to send one to a host that the reader has not chosen for it.
 */
export const isHarmless = (header: string) =>
  /^(?:accept|accept-language|content-language|content-type|range|if-[a-z-]+|cache-control|prefer)$/i.test(header);

/** Whether a value is what basic authentication sends: “Basic plan” is none. */
function isUserAndPassword(value: string): boolean {
  const [, encoded] = /^basic +([\w+/]+=*)$/i.exec(value) ?? [];
  try {
    return encoded !== undefined && atob(encoded).includes(':');
  } catch {
    return false;
  }
}
