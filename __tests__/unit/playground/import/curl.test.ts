import { CURL_OPTIONS } from '../../../../lib/playground/import/curl-options';
import { pasted, problemOf, testRows } from './pasted';

const U = 'https://b.example/x';
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const AS_JSON = 'As it is JSON, it is sent as application/json';
const SHOWN = 'what curl shows, saves or returns';
const CONNECTS = 'a browser decides itself how it connects';
const SIGN_IN = 'a page cannot sign in this way';

describe('the address', () =>
  testRows([
    [`curl ${U}`, `GET ${U}`],
    [`curl --url ${U}`, `GET ${U}`],
    [`curl b.example/x`, 'GET http://b.example/x'],
    [`curl localhost:4010/x`, 'GET http://localhost:4010/x'],
    [`curl --proto-default https b.example/x`, `GET ${U}`],
    [`curl ${U}#part`, `GET ${U}`],
    [`curl '${U}?a=1&b=2'`, `GET ${U}?a=1&b=2`],
    [`curl '${U}?a=&b=2'`, `GET ${U}?a=&b=2`],
    [`curl '${U}?flag'`, `GET ${U}?flag`],
    [`curl '${U}?=1'`, `GET ${U}?=1`],
    [`curl '${U}?tag=a&tag=b'`, `GET ${U}?tag=a&tag=b`],
    [`curl https://me:p%40w@b.example/x`, `GET ${U}\nAuthorization: Basic bWU6cEB3`],
    [`curl ${U} https://c.example/`, `GET ${U}`, 'https://c.example/ (only the first address is read)'],
    [
      `curl ${U} --next https://c.example/ -d a=1`,
      `GET ${U}`,
      '--next and all that follows (only one request is read)',
    ],
    [`curl '${U}/{a,b}'`, `GET ${U}/%7Ba,b%7D`, 'one request for each choice'],
    [`curl '${U}/[1-3]'`, `GET ${U}/[1-3]`, 'one request for each choice'],
    [`curl -g '${U}/[1-3]'`, `GET ${U}/[1-3]`],
    [String.raw`curl '${U}/\{id\}?expand\[\]=a'`, `GET ${U}/%7Bid%7D?expand%5B%5D=a`],
    [String.raw`curl -g '${U}?a\[\]=b'`, `GET ${U}?a%5C%5B%5C%5D=b`],
    [`curl -- ${U}`, `GET ${U}`],
    [`curl '' ${U}`, `GET ${U}`],
  ]));

describe('method, query and headers', () =>
  testRows([
    [`curl ${U} -d 'a=1&b=2'\\\n -H 'A: 1'`, `POST ${U}\n${FORM_TYPE}\nA: 1\na=1&b=2`],
    [`curl -X PUT\\\n ${U}`, `PUT ${U}`],
    [`curl ${U} -d ab\\\ncd`, `POST ${U}\n${FORM_TYPE}\nabcd`],
    [`curl -X DELETE ${U}`, `DELETE ${U}`],
    [`curl -XPUT ${U}`, `PUT ${U}`],
    [`curl --request=PATCH ${U}`, `PATCH ${U}`],
    [`curl -X patch ${U}`, `PATCH ${U}`],
    [`curl -I ${U}`, `HEAD ${U}`],
    [`curl --head --heade 'A: b' ${U}`, `HEAD ${U}\nA: b`],
    [`curl -G ${U} -d a=1 -d b=2`, `GET ${U}?a=1&b=2`],
    [`curl -Gd a=1 '${U}?z=0'`, `GET ${U}?z=0&a=1`],
    [`curl -X POST -G -d a=1 ${U}`, `POST ${U}?a=1`],
    [`curl -G ${U} --data-urlencode 'q=a b&c'`, `GET ${U}?q=a%20b%26c`],
    [`curl --get --json '{}' ${U}`, `GET ${U}?{}\nAccept: application/json`, 'Content-Type (the request has no body'],
    [`curl --url-query 'a=b c' --url-query '+x%20y=1' '${U}?z=1'`, `GET ${U}?z=1&a=b%20c&x%20y=1`],
    [`curl --url-query a@f.txt ${U}`, `GET ${U}?a=`, 'cannot open the file f.txt: put its text behind a='],
    [`curl -H 'X-A: b: c' ${U}`, `GET ${U}\nX-A: b: c`],
    [`curl -H 'Content-Type: application/json' ${U}`, `GET ${U}`, 'Content-Type (the request has no body'],
    [`curl -HX-A:b ${U}`, `GET ${U}\nX-A: b`],
    [`curl -H 'A: 1' -H 'A: 2' ${U}`, `GET ${U}\nA: 1\nA: 2`],
    [`curl -H 'E;' ${U}`, `GET ${U}`, 'E (the playground sends no header without a value)'],
    [`curl -H 'Accept:' ${U}`, `GET ${U}`, 'Accept: (it takes away what only curl sends)'],
    [`curl -H @headers.txt ${U}`, `GET ${U}`, 'cannot open the file headers.txt: enter its headers yourself'],
    [`curl -H 'nothing' ${U}`, `GET ${U}`, 'nothing (it is no header'],
    [`curl -r 0-99 ${U}`, `GET ${U}\nRange: bytes=0-99`],
    [`curl -C 5 ${U}`, `GET ${U}\nRange: bytes=5-`],
    [`curl -C - ${U}`, `GET ${U}`, '-C (a page does not know'],
    [`curl -z 'Sat, 01 Jan 2022 00:00:00 GMT' ${U}`, `GET ${U}\nIf-Modified-Since: Sat, 01 Jan 2022 00:00:00 GMT`],
    [`curl -z '-Sat, 01 Jan 2022 00:00:00 GMT' ${U}`, `GET ${U}\nIf-Unmodified-Since: Sat, 01 Jan 2022 00:00:00 GMT`],
    [`curl -z file.txt ${U}`, `GET ${U}`, '-z (“file.txt” is no date'],
    [`curl -A ua ${U}`, `GET ${U}`, 'User-Agent (set by the browser itself)'],
    [`curl -e https://r.example/ ${U}`, `GET ${U}`, 'Referer (set by the browser itself)'],
    [`curl -b a=b ${U}`, `GET ${U}`, 'Cookies are left out'],
    [`curl -H 'cookie: a=b' ${U}`, `GET ${U}`, 'Cookies are left out'],
    [
      `curl '${U}' -H 'sec-fetch-mode: cors' -H 'Host: b.example' -H 'priority: u=1, i' --compressed`,
      `GET ${U}\npriority: u=1, i`,
      `--compressed (${CONNECTS}`,
      'sec-fetch-mode, Host (set by the browser itself)',
    ],
  ]));

describe('credentials', () =>
  testRows([
    [`curl -u me:p:w ${U}`, `GET ${U}\nAuthorization: Basic bWU6cDp3`],
    [`curl --basic --user me: ${U}`, `GET ${U}\nAuthorization: Basic bWU6`],
    [`curl --oauth2-bearer tok ${U}`, `GET ${U}\nAuthorization: Bearer tok`],
    [`curl --digest -u me:pw ${U}`, `GET ${U}`, `--digest (${SIGN_IN}`, '--user (--digest makes something else of it)'],
    [
      `curl --aws-sigv4 aws:amz:us-east-2:es -u key:secret ${U}`,
      `GET ${U}`,
      `--aws-sigv4 (${SIGN_IN}`,
      '--user (--aws-sigv4 makes',
    ],
    [`curl --netrc-file f ${U}`, `GET ${U}`, `--netrc-file (${SIGN_IN}`],
    [
      `curl -H "Authorization: Bearer $TOKEN" ${U}`,
      `GET ${U}\nAuthorization: Bearer $TOKEN`,
      'Put in the value of $TOKEN yourself',
    ],
  ]));

describe('the body', () =>
  testRows([
    [`curl ${U} -d a=1 --data b=2`, `POST ${U}\n${FORM_TYPE}\na=1&b=2`],
    [`curl ${U} -d a -d '' -d b`, `POST ${U}\n${FORM_TYPE}\na&&b`],
    [`curl -da=1 ${U}`, `POST ${U}\n${FORM_TYPE}\na=1`],
    [`curl ${U} --data-raw @x`, `POST ${U}\n${FORM_TYPE}\n@x`],
    [`curl ${U} --data-ascii a`, `POST ${U}\n${FORM_TYPE}\na`],
    [`curl ${U} --data-binary 'a\nb'`, `POST ${U}\n${FORM_TYPE}\na\nb`],
    [`curl ${U} -d '{"a": 1}'`, `POST ${U}\n${JSON_TYPE}\n{"a": 1}`, AS_JSON],
    [`curl ${U} -d '{"a": 1}' -H 'content-type: application/json'`, `POST ${U}\n${JSON_TYPE}\n{"a": 1}`],
    [
      `curl ${U} -d x -H 'Content-Type: text/plain; charset=utf-8'`,
      `POST ${U}\nContent-Type: text/plain; charset=utf-8\nx`,
    ],
    [`curl ${U} -d x -H 'Content-Type:'`, `POST ${U}\n${FORM_TYPE}\nx`, 'Content-Type: (a page always names the type'],
    [`curl ${U} --data-urlencode 'a= b&c'`, `POST ${U}\n${FORM_TYPE}\na=+b%26c`],
    [`curl ${U} --data-urlencode '=a b!()*'`, `POST ${U}\n${FORM_TYPE}\na+b%21%28%29%2A`],
    [`curl ${U} --data-urlencode 'a b'`, `POST ${U}\n${FORM_TYPE}\na+b`],
    [`curl ${U} --data-urlencode 'a@b=c d'`, `POST ${U}\n${FORM_TYPE}\na@b=c+d`],
    [
      `curl ${U} --data-urlencode n@f.txt -d b=2`,
      `POST ${U}\n${FORM_TYPE}\nn=&b=2`,
      'cannot open the file f.txt: put its text behind n=',
    ],
    [`curl --json '{"a":1' --json '}' ${U}`, `POST ${U}\n${JSON_TYPE}\nAccept: application/json\n{"a":1}`],
    [
      `curl -H 'content-type: application/vnd+json' -H 'accept: text/plain' --json '{}' ${U}`,
      `POST ${U}\nContent-Type: application/vnd+json\naccept: text/plain\n{}`,
    ],
    [
      `curl --json '{}' -H 'Content-Type: application/vnd+json' ${U}`,
      `POST ${U}\nContent-Type: application/vnd+json\nAccept: application/json\n{}`,
    ],
    [`curl -X GET -d a=1 ${U}`, 'body: A browser cannot send a body with GET.'],
    [`curl -d @f.txt ${U}`, `POST ${U}`, 'cannot open the file f.txt: paste its text as the body'],
    [`curl --json @f.json ${U}`, `POST ${U}\nAccept: application/json`, 'cannot open the file f.json: paste its text'],
    [
      `curl --data-binary @f.json -H 'Content-Type: application/json' ${U}`,
      `POST ${U}`,
      'cannot open the file f.json: paste its text',
    ],
    [
      `curl --data-binary @call.wav -H 'Content-Type: audio/wav' ${U}`,
      `POST ${U}`,
      'Choose the file call.wav yourself: a page cannot open it.',
    ],
    [
      `curl --data-binary @call.wav ${U}`,
      `POST ${U}`,
      'Choose the file call.wav yourself: a page cannot open it.',
      'curl would name the file application/x-www-form-urlencoded',
    ],
    [
      `curl -d a=1 --data-binary @f ${U}`,
      `POST ${U}\n${FORM_TYPE}\na=1&`,
      'cannot open the file f: add its text to the body',
    ],
    [`curl -d @- ${U}`, `POST ${U}`, 'cannot open the file that the command reads: paste its text'],
    [`curl -T f.txt ${U}`, `PUT ${U}`, 'Choose the file f.txt'],
    [
      `curl -T 'dir/a b.txt' https://b.example/dir/`,
      `PUT https://b.example/dir/a%20b.txt`,
      'Choose the file dir/a b.txt',
    ],
    [`curl -T f.txt https://b.example`, `PUT https://b.example/f.txt`, 'Choose the file f.txt'],
    [`curl -X POST -T f.txt ${U}`, `POST ${U}`, 'Choose the file f.txt'],
    [`curl -F a=b -F 'c=d e' ${U}`, `POST ${U}\na=b\nc=d e`],
    [
      `curl -F a=b -F 'c=' --form-string d= -F 'e=@' ${U}`,
      `POST ${U}\na=b`,
      'Choose the file',
      'Not taken over: c, d (the playground sends no field without a value)',
    ],
    [
      `curl ${U} -H 'Content-Type: multipart/form-data; boundary=B' --data-raw $'--B\\r\\nContent-Disposition: form-data; name="a"\\r\\n\\r\\n\\r\\n--B\\r\\nContent-Disposition: form-data; name="b"\\r\\n\\r\\nc\\r\\n--B--\\r\\n'`,
      `POST ${U}\nb=c`,
      'Not taken over: a (the playground sends no field',
    ],
    [
      `curl -H 'Content-Type: multipart/related' -F a=b ${U}`,
      `POST ${U}\na=b`,
      'Content-Type: multipart/related (the playground sends parts as multipart/form-data)',
    ],
    [`curl -X PATCH -F 'a= b' ${U}`, `PATCH ${U}\na=b`],
    [`curl -F 'a="x;y \\"z\\""' ${U}`, `POST ${U}\na=x;y "z"`],
    [`curl --form-string 'a=@b;c' ${U}`, `POST ${U}\na=@b;c`],
    [`curl -F a=b -F 'f=@f.png' ${U}`, `POST ${U}\na=b`, 'Choose the file f.png'],
    [
      `curl -F x=1 -F 'a=@f.png;type=image/png' ${U}`,
      `POST ${U}\nx=1`,
      'Choose the file f.png',
      ';type=image/png of the part a (a browser writes the head of a part itself)',
    ],
    [`curl -F 'a={"x":1};type=application/json' ${U}`, `POST ${U}\na={"x":1}`, ';type=application/json of the part a'],
    [`curl -F x=1 -F 'a=<f.txt' ${U}`, `POST ${U}\nx=1`, 'cannot open the file f.txt: enter its text as a'],
    [`curl -F x=1 -F a=<f.txt ${U}`, `POST ${U}\nx=1`, 'cannot open the file f.txt: enter its text as a'],
    [
      `curl '${U}' -H 'content-type: multipart/form-data; boundary=--B' --data-raw $'----B\\r\\nContent-Disposition: form-data; name="a"\\r\\n\\r\\nb\\r\\n----B\\r\\nContent-Disposition: form-data; name="f"; filename="x.png"\\r\\nContent-Type: image/png\\r\\n\\r\\n\\r\\n----B--\\r\\n'`,
      `POST ${U}\na=b`,
      'Choose the file x.png',
    ],
    // It was cut off.
    [
      `curl '${U}' -H 'content-type: multipart/form-data; boundary=B' --data-raw $'--B\\r\\nContent-Disposition: form-data; name="a"\\r\\nContent-Type: text/csv\\r\\n\\r\\nb\\r\\n--B\\r\\nContent-Disposition: form-data; name="c"\\r\\n\\r\\nd'`,
      `POST ${U}\na=b\nc=d`,
      'text/csv of the part a',
    ],
  ]));

describe('an option with a value does not swallow the address, and is named when it is not taken over', () =>
  testRows([
    [`curl -U me:pw ${U}`, `GET ${U}`, `-U (${CONNECTS}`],
    [`curl -x http://p.example ${U}`, `GET ${U}`, `-x (${CONNECTS}`],
    [`curl -K curl.cfg ${U}`, `GET ${U}`, '-K (a page cannot open files: enter what the file says)'],
    [`curl --resolve b.example:443:127.0.0.1 ${U}`, `GET ${U}`, `--resolve (${CONNECTS}`],
    [`curl --connect-to a:1:b:2 ${U}`, `GET ${U}`, `--connect-to (${CONNECTS}`],
    [`curl --unix-socket /s ${U}`, `GET ${U}`, `--unix-socket (${CONNECTS}`],
    [`curl --interface eth0 ${U}`, `GET ${U}`, `--interface (${CONNECTS}`],
    [`curl --cacert ca.pem -E c.pem --key k.pem --pass p ${U}`, `GET ${U}`, `--cacert, -E, --key, --pass (${CONNECTS}`],
    [
      `curl --ciphers A --tls-max 1.2 --tls13-ciphers B ${U}`,
      `GET ${U}`,
      `--ciphers, --tls-max, --tls13-ciphers (${CONNECTS}`,
    ],
    [`curl --socks5-hostname h:1 --noproxy x ${U}`, `GET ${U}`, `--socks5-hostname, --noproxy (${CONNECTS}`],
    [`curl --doh-url https://d.example/ ${U}`, `GET ${U}`, `--doh-url (${CONNECTS}`],
    [`curl --request-target /y --path-as-is ${U}`, `GET ${U}`, `--request-target, --path-as-is (${CONNECTS}`],
    [`curl --limit-rate 1k --keepalive-time 2 ${U}`, `GET ${U}`, `--limit-rate, --keepalive-time (${CONNECTS}`],
    [`curl -k4 --http1.1 --tlsv1.2 ${U}`, `GET ${U}`, `-k, -4, --http1.1, --tlsv1.2 (${CONNECTS}`],
    [
      `curl --ech true --ip-tos CS1 --haproxy-clientip 1.2.3.4 ${U}`,
      `GET ${U}`,
      `--ech, --ip-tos, --haproxy-clientip (${CONNECTS}`,
    ],
    [`curl -o out.json -w '%{http_code}' -D h.txt ${U}`, `GET ${U}`, `-o, -w, -D (${SHOWN}`],
    [
      `curl -sSfLi ${U}`,
      `GET ${U}`,
      `-s, -S, -f, -i (${SHOWN}`,
      '-L (the playground follows redirects in its own way)',
    ],
    [`curl -sSo out ${U}`, `GET ${U}`, `-s, -S, -o (${SHOWN}`],
    [`curl -vNJO# ${U}`, `GET ${U}`, `-v, -N, -J, -O, -# (${SHOWN}`],
    [
      `curl --stderr - --trace-ascii t --libcurl c --output-dir d ${U}`,
      `GET ${U}`,
      `--stderr, --trace-ascii, --libcurl, --output-dir (${SHOWN}`,
    ],
    [`curl --max-redirs 5 --post301 ${U}`, `GET ${U}`, '--max-redirs, --post301 (the playground follows'],
    [
      `curl -m 5 --connect-timeout 2 -y 1 -Y 2 ${U}`,
      `GET ${U}`,
      '-m, --connect-timeout, -y, -Y (the playground has a time limit',
    ],
    [
      `curl --retry 3 --retry-delay 1 --rate 2/s -Z ${U}`,
      `GET ${U}`,
      '--retry, --retry-delay, --rate, -Z (the playground sends one',
    ],
    [`curl -c jar -j ${U}`, `GET ${U}`, '-c, -j (the playground never sends cookies)'],
    [
      `curl --etag-compare e.txt --etag-save e.txt ${U}`,
      `GET ${U}`,
      '--etag-compare (a page cannot open',
      `--etag-save (${SHOWN}`,
    ],
    [
      `curl -Q CWD -P - -t a=b --mail-from a@b ${U}`,
      `GET ${U}`,
      '-Q, -P, -t, --mail-from (for other protocols than HTTP)',
    ],
    [
      `curl --login-options AUTH=PLAIN --sasl-authzid z --delegation none ${U}`,
      `GET ${U}`,
      `--login-options, --sasl-authzid, --delegation (${SIGN_IN}`,
    ],
    [
      `curl --proxy-header 'A: b' --proxy-cert c --preproxy p ${U}`,
      `GET ${U}`,
      `--proxy-header, --proxy-cert, --preproxy (${CONNECTS}`,
    ],
    [
      `curl --variable name=x --expand-url '${U}/{{name}}'`,
      `GET ${U}/%7B%7Bname%7D%7D`,
      'values of curl’s variables',
      '--variable (a page does not know',
    ],
    [`curl --no-compressed --no-head ${U}`, `GET ${U}`, `--no-compressed (${CONNECTS}`, '--no-head (off anyway)'],
    [`curl --no-buffer --no-progress-meter ${U}`, `GET ${U}`, `--no-buffer, --no-progress-meter (${SHOWN}`],
    [`curl --newoption value ${U}`, `GET ${U}`, '--newoption (the program has no such option)'],
    [`curl --newoption ${U}`, `GET ${U}`, '--newoption (the program has no such option)'],
    [`curl --insec --silen ${U}`, `GET ${U}`, `--insec (${CONNECTS}`, `--silen (${SHOWN}`],
    [`curl --user-a x ${U}`, `GET ${U}`, 'User-Agent (set by the browser itself)'],
  ]));

test.each([...CURL_OPTIONS.names.values()].filter(({ reason }) => reason !== ''))(
  '--$name leaves the address alone and is named',
  async ({ name, takesValue }) => {
    const { request, notes } = await pasted(`curl --${name} ${takesValue ? 'value ' : ''}${U}`);
    expect([request, notes]).toEqual([`GET ${U}`, [expect.stringMatching(`^Not taken over: --${name} \\(.+\\)\\.$`)]]);
  },
);

describe('what cannot be read says why, and what to do', () => {
  test.each([
    ['curl', /no address. Add it: curl https/],
    ['curl -X POST', /no address/],
    [`curl -X TRACE ${U}`, /cannot send TRACE. It can send GET, POST/],
    [`curl ${U} -d`, /-d needs a value, and the command ends there/],
    [`curl --reque POST ${U}`, /--reque may be --request or --request-target. Write the option in full/],
    [`curl -F a=b -d c=d ${U}`, /refuses --form beside --data/],
    [`curl -F a ${U}`, /--form needs name=value, and “a” has no “=”/],
    [`curl ftp://b.example/x`, /“ftp:\/\/b.example\/x” is not an address that a page can ask/],
    [`curl /x`, /“http:\/\/\/x” is not an address/],
  ])('%s', async (text, problem) => expect(await problemOf(text)).toMatch(problem));
});
