import { problemOf, testRows, type Row } from './pasted';

const U = 'https://b.example/x';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const TEXT = `-H 'Content-Type: text/plain'`;
const SENT = `POST ${U}\nContent-Type: text/plain\n`;
const JSON_TYPE = 'Content-Type: application/json';
const VALUE = 'Put in the value of';

describe('bash and its like', () =>
  testRows([
    [
      `curl -sS \\\n  --request POST \\\n  'https://b.example/it%27s' -H "X-A: b c"`,
      'POST https://b.example/it%27s\nX-A: b c',
      '-s, -S',
    ],
    [`curl ${U} \\ \n  -X PUT`, `PUT ${U}`],
    [`curl ${U} \\\n> -X PUT`, `PUT ${U}`],
    [`curl ${U}\n  -X PUT\n  -H 'A: b'`, `PUT ${U}\nA: b`],
    [`curl ${U} ${TEXT} -d 'it'\\''s "q" \\ $x'`, `${SENT}it's "q" \\ $x`],
    [`curl ${U} ${TEXT} -d "it's \\"q\\" \\\\ \\$x \\n"`, `${SENT}it's "q" \\ $x \\n`],
    [`curl ${U} ${TEXT} -d a\\ b\\'c`, `${SENT}a b'c`],
    [String.raw`curl ${U} ${TEXT} --data-raw $'it\'s\n\u00e9\x21\101\\'`, `${SENT}it's\né!A\\`],
    [`curl ${U} ${TEXT} -d a'b'"c"$'d'`, `${SENT}abcd`],
    [String.raw`curl ${U} ${TEXT} -d $'caf\xc3\xa9 \303\251 \U0001F600'`, `${SENT}café é 😀`],
    [`curl ${TEXT} -d @- ${U} <<EOF\n$TOKEN \\$x a\\\nb\nEOF`, `${SENT}$TOKEN $x ab`, `${VALUE} $TOKEN`],
    [
      `curl ${U} ${TEXT} -d "$(cat <<EOF\n{"a": "b"}\nEOF\n)"`,
      `${SENT}$(cat <<EOF\n{"a": "b"}\nEOF\n)`,
      `${VALUE} $(cat`,
    ],
    [`curl ${U} ${TEXT} -d '{"a":\n"b"}'`, `${SENT}{"a":\n"b"}`],
    [`curl ${U} -d a=#fff`, `POST ${U}\n${FORM_TYPE}\na=#fff`],
    [`curl ${U} -X PUT # changes it`, `PUT ${U}`],
    [`# creates a suite, it's easy\ncurl ${U}`, `GET ${U}`],
    [`#!/bin/sh\n\n# first\ncurl ${U}\n`, `GET ${U}`],
    [
      'curl https://b.example/x -H "Content-Type: text/plain" -d \'{"a":"\\"b\\" `c`"}\'',
      `${SENT}{"a":"\\"b\\" \`c\`"}`,
    ],
    [`$ curl ${U}`, `GET ${U}`],
    [`% curl ${U}`, `GET ${U}`],
    [`# curl ${U}`, `GET ${U}`],
    [`me@host:~/dir$ curl ${U}`, `GET ${U}`],
    [`sudo curl ${U}`, `GET ${U}`],
    [`sudo -E time /usr/bin/curl ${U}`, `GET ${U}`],
    [`NO_PROXY=* curl ${U}`, `GET ${U}`],
    [`./curl ${U}`, `GET ${U}`],
    [`curl ${TEXT} -d @- ${U} <<EOF\nline 1\nline 2\nEOF`, `${SENT}line 1line 2`],
    [`curl ${TEXT} --data-binary @- ${U} <<'EOF'\nline 1\n$x\nEOF\n`, `${SENT}line 1\n$x\n`],
    [`curl ${TEXT} --data-binary @- <<-END ${U}\n\tline\n\tEND`, `${SENT}line\n`],
    [`curl --json @- ${U} <<< '{"a":1}'`, `POST ${U}\n${JSON_TYPE}\nAccept: application/json\n{"a":1}\n`],
    [`echo '{"a":1}' | curl --json @- ${U}`, `POST ${U}\n${JSON_TYPE}\nAccept: application/json\n{"a":1}\n`],
    [`echo -n 'a\\nb' -n | curl ${TEXT} --data-binary @- ${U}`, `${SENT}a\\nb -n`],
    [`echo -ne 'a\\tb' | curl ${TEXT} --data-binary @- ${U}`, `${SENT}a\tb`],
    [`echo -n | curl ${TEXT} --data-binary @- ${U}`, `POST ${U}`],
    [`printf '"50%%"' | curl ${TEXT} --data-binary @- ${U}`, `${SENT}"50%"`],
    [`printf 'a\\nb%%' | curl ${TEXT} --data-binary @- ${U}`, `${SENT}a\nb%`],
    [`printf '%s;%s\\n' 'a\\n' b | curl ${TEXT} --data-binary @- ${U}`, `${SENT}a\\n;b\n`],
    [
      `printf %d 1 | curl ${TEXT} -d @- ${U}`,
      `POST ${U}`,
      'cannot open the file that the command reads',
      'printf %d 1',
    ],
    [`cat <<EOF | curl ${TEXT} -d @- ${U}\nhi\nEOF`, `${SENT}hi`],
    [`curl ${TEXT} -d @- ${U} < body.txt`, `POST ${U}`, 'cannot open the file body.txt'],
    [`curl ${TEXT} -T - ${U} <<< hi`, `PUT ${U}\nContent-Type: text/plain\nhi\n`],
    [
      `echo "{\\"a\\":\\"$X\\"}" | curl --json @- ${U}`,
      `POST ${U}\n${JSON_TYPE}\nAccept: application/json\n{"a":"$X"}\n`,
      `${VALUE} $X yourself`,
    ],
    [`cat <<EOF | curl ${TEXT} -d @- ${U}\nhi $USER_ID\nEOF`, `${SENT}hi $USER_ID`, `${VALUE} $USER_ID yourself`],
    [`echo "on=$(date)" | http -f POST ${U}`, `POST ${U}\n${FORM_TYPE}\non=$(date)\n`, `${VALUE} $(date) yourself`],
    // What other programs write is not known.
    ...[
      `jq -c .data <<< '{"data":1}'`,
      'base64 <<< abc',
      'cat a.json - <<< abc',
      'echo abc | jq .data',
      '(echo a; echo b)',
      'echo a > b',
    ].map((command): Row => {
      const names = command.split(/ [|] |; /).map((one) => one.replace(/ <<<.*| > .*/, ''));
      return [
        `${command} | http POST ${U}`,
        `POST ${U}`,
        ...(names.length > 1 ? [`${names[0]?.replaceAll("'", '')} (only one request is read)`] : []),
        `${names.at(-1)} (a page does not know what it writes`,
      ];
    }),
    [`curl ${U} | jq .`, `GET ${U}`, 'jq . (only one request is read)'],
    [`curl ${U} > out.json 2>&1`, `GET ${U}`, '> out.json, 2>&1 (the answer is shown in the page)'],
    [
      `cd dir && curl ${U} && curl https://c.example`,
      `GET ${U}`,
      'cd dir, curl https://c.example (only one request is read)',
    ],
    [`curl ${U}; echo`, `GET ${U}`, 'echo (only one request is read)'],
    [`curl ${U}\ncurl https://c.example`, `GET ${U}`, 'curl https://c.example (only one request is read)'],
    [`curl ${U} &`, `GET ${U}`],
    [`curl "${U}/\${ID}" -H "A: $(cat k)"`, `GET ${U}/$%7BID%7D\nA: $(cat k)`, `${VALUE} \${ID} and $(cat k) yourself`],
    [`curl "${U}/\\$x" -H 'A: $x'`, `GET ${U}/$x\nA: $x`],
    [`curl ${U}/<id>/y`, `GET ${U}/%3Cid%3E/y`],
  ]));

describe('cmd of Windows', () =>
  testRows([
    ['curl ^\n  -X DELETE ^\n  "https://b.example/x"', `DELETE ${U}`],
    [
      'curl ^"https://b.example/x?a=1^&b=%^20^" ^\n  -H ^"accept: */*^" ^\n  -H ^"content-type: text/plain^" ^\n  --data-raw ^"^{^\\^"a^\\^":^\\^"x^\\^\\ny^\\^\\^\\^"^\\^"^}^"',
      'POST https://b.example/x?a=1&b=%20\nContent-Type: text/plain\naccept: */*\n{"a":"x\\ny\\""}',
    ],
    ['curl ^"https://b.example/x^" -H ^"content-type: text/plain^" --data-raw ^"a^\n\nb^"', `${SENT}a\nb`],
    [`curl "${U}" -H "content-type: text/plain" -d "{""a"":""b c""}"`, `${SENT}{"a":"b c"}`],
    [`curl.exe "${U}" -H "content-type: text/plain" -d "{\\"a\\":1}"`, `${SENT}{"a":1}`],
    [`curl.exe "${U}" -H "content-type: text/plain" -d "{\\"p\\":\\"C:\\\\d\\"}"`, `${SENT}{"p":"C:\\\\d"}`],
    [
      `curl.exe "${U}" -H "content-type: text/plain" -d "C:\\d\\\\" -X PUT`,
      `PUT ${U}\nContent-Type: text/plain\nC:\\d\\`,
    ],
    [`C:\\Users\\me>curl.exe ${U}`, `GET ${U}`],
    [`C:\\Windows\\System32\\curl.exe ${U}`, `GET ${U}`],
    [`curl.exe "${U}" -H "A: %TOKEN%"`, `GET ${U}\nA: %TOKEN%`, `${VALUE} %TOKEN% yourself`],
  ]));

describe('PowerShell', () =>
  testRows([
    ["curl.exe -X POST `\n  -H \"content-type: text/plain\" `\n  -d 'it''s' `\n  https://b.example/x", `${SENT}it's`],
    [`curl.exe '${U}' -H 'content-type: text/plain' -d '{\\"a\\":1}'`, `${SENT}{"a":1}`],
    [`curl.exe '${U}' -H 'content-type: text/plain' -d "{\`"a\`":\`n1}"`, `${SENT}{"a":\n1}`],
    [`curl.exe '${U}' -H 'content-type: text/plain' -d "say ""hi"""`, `${SENT}say "hi"`],
    [`curl.exe '${U}' -H 'content-type: text/plain' -d @'\n{"a": 1}\n'@`, `${SENT}{"a": 1}`],
    [`PS C:\\> curl.exe '${U}'`, `GET ${U}`],
    [`& curl.exe '${U}' -H "A: $env:TOKEN"`, `GET ${U}\nA: $env:TOKEN`, `${VALUE} $env:TOKEN yourself`],
    [`curl.exe "${U}/$id" -H "A: b"`, `GET ${U}/$id\nA: b`, `${VALUE} $id yourself`],
    [`curl.exe --% '${U}'`, `GET ${U}`],
    [
      `curl.exe -H "A: $(Get-Content k.txt)" -H 'Content-Type: text/plain' -d (Get-Content b.txt) ${U}`,
      `${SENT}A: $(Get-Content k.txt)\n(Get-Content b.txt)`,
      `${VALUE} $(Get-Content k.txt) and (Get-Content b.txt)`,
    ],
    [
      `curl.exe -H "A: $(az token (Get-Id) -o tsv)" \`\n  -H "B: \${b}" ${U}`,
      `GET ${U}\nA: $(az token (Get-Id) -o tsv)\nB: \${b}`,
      `${VALUE} $(az token (Get-Id) -o tsv) and \${b} yourself`,
    ],
    [
      `curl.exe -H A:$(Get-Content k.txt) ${U}`,
      `GET ${U}\nA: $(Get-Content k.txt)`,
      `${VALUE} $(Get-Content k.txt) yourself`,
    ],
  ]));

describe('a bare address', () =>
  testRows([
    [U, `GET ${U}`],
    [`  ${U}?a=1&b=2\n`, `GET ${U}?a=1&b=2`],
    ['b.example/x', 'GET http://b.example/x'],
    ['localhost:4010/x', 'GET http://localhost:4010/x'],
  ]));

describe('what a shell would not take says so', () => {
  test.each([
    ['curl https://a.example/x?a=1&b=2', /unquoted “&”. Put the address between single quotes/],
    [`curl 'https://a.example`, /A quote \('\) is not closed. Copy all of the command/],
    [`curl -d @- ${U} <<EOF\na`, /Copy the here-document down to its last line, “EOF”/],
    [`curl -d @<(jq . x.json) ${U}`, /What another command writes, “<\(…\)”, cannot be read/],
    ['curl “https://a.example/x”', /typographic sign “ .*Type straight quotes and hyphens/],
    ['curl –X POST https://a.example', /typographic sign – /],
    ['wget https://a.example', /program is not known here. Copy the request as curl or as fetch/],
    ['Invoke-WebRequest -Uri "https://a.example"', /program is not known here/],
    ['hello there', /Paste a curl or HTTPie command, fetch\(…\), a HAR entry or an address/],
    ['', /no request that can be read/],
  ])('%s', async (text, problem) => expect(await problemOf(text)).toMatch(problem));
});
