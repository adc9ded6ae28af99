import type { BuiltRequest } from '../request';
import { jsonProblem } from '../values';

/** A request whose body is text or absent. */
type TextRequest = Omit<BuiltRequest, 'body'> & { body?: string };

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a double-quoted string literal for JavaScript, Python, Java, C# and Go. */
function quote(text: string): string {
  const escaped = text.replace(
    // A lone surrogate becomes U+FFFD, because every client would send that.
    /["\\\p{Cc}\u2028\u2029\p{Surrogate}]/gu,
    (char) => ESCAPES[char] ?? `\\u${(char > '\uD7FF' ? 0xfffd : char.charCodeAt(0)).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

/** Writes a single-quoted word for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a curl command for a POSIX shell. Unlike samples in other languages, it can send files. */
export function writeCurl({ method, url, headers, body }: BuiltRequest): string {
  const isImplied = method === 'GET' ? !body : method === 'POST' ? body !== undefined : method === 'HEAD';
  const options = [
    ...(method === 'HEAD' ? ['--head'] : isImplied ? [] : [`--request ${method}`]),
    // curl treats brackets and braces in a URL as a range.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(({ name, value }) => `--header ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body?.kind === 'text' ? [`--data-raw ${shellQuote(body.text)}`] : []),
    ...(body?.kind === 'file' ? ["--data-binary '@FILE'"] : []),
    ...(body?.kind === 'multipart'
      ? body.parts.map(({ name, value }) =>
          value === undefined
            ? `--form ${shellQuote(`${name}=@FILE`)}`
            : `--form-string ${shellQuote(`${name}=${value}`)}`,
        )
      : []),
  ];
  return [`curl ${shellQuote(url)}`, ...options].join(' \\\n  ');
}

/** Writes a line for each header. */
const each = (headers: TextRequest['headers'], write: (name: string, value: string) => string) =>
  headers.map(({ name, value }) => `${write(quote(name), quote(value))}\n`).join('');

/** Writes a JSON body as an object, if it has the form in which JavaScript writes it. */
function literal(body: string): string {
  const isOwn = jsonProblem(body) === undefined && JSON.stringify(JSON.parse(body), null, 2) === body;
  return isOwn && /^[[{]/.test(body) ? `JSON.stringify(${body.replaceAll('\n', '\n  ')}, null, 2)` : quote(body);
}

/** Writes JavaScript with `fetch`, for browsers and Node. */
export function writeJavaScript({ method, url, headers, body }: TextRequest): string {
  const pairs = each(headers, (name, value) => `    ${name}: ${value},`);
  const options = [
    method === 'GET' ? '' : `  method: ${quote(method)},\n`,
    pairs && `  headers: {\n${pairs}  },\n`,
    body === undefined ? '' : `  body: ${literal(body)},\n`,
  ].join('');
  const call = `fetch(${quote(url)}${options && `, {\n${options}}`})`;
  return `const response = await ${call};\nconsole.log(response.status, await response.text());`;
}

/** Writes Python that uses the requests library. */
export function writePython({ method, url, headers, body }: TextRequest): string {
  const pairs = each(headers, (name, value) => `        ${name}: ${value},`);
  // The requests library encodes text as Latin-1, so the sample passes bytes.
  const data = body === undefined ? '' : `    data=${quote(body)}.encode(),\n`;
  return `import requests

response = requests.request(
    ${quote(method)},
    ${quote(url)},
${pairs && `    headers={\n${pairs}    },\n`}${data})
print(response.status_code, response.text)`;
}

/** Writes Java, version 11 or later. */
export function writeJava({ method, url, headers, body }: TextRequest): string {
  const publisher = body === undefined ? 'noBody()' : `ofString(${quote(body)})`;
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

class Sample {
  public static void main(String[] args) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(url)}))
${each(headers, (name, value) => `      .header(${name}, ${value})`)}\
      .method(${quote(method)}, HttpRequest.BodyPublishers.${publisher})
      .build();
    HttpResponse<String> response =
      HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}`;
}

/** Writes C# with top-level statements, for .NET 6 or later. */
export function writeCsharp({ method, url, headers, body }: TextRequest): string {
  const isOfContent = ({ name }: { name: string }) => /^content-/i.test(name);
  const add = (target: string) => (name: string, value: string) =>
    `${target}.TryAddWithoutValidation(${name}, ${value});`;
  const others = headers.filter((header) => !isOfContent(header));
  const content = `request.Content = new ByteArrayContent(System.Text.Encoding.UTF8.GetBytes(${quote(body ?? '')}));
${each(headers.filter(isOfContent), add('request.Content.Headers'))}`;
  return `using var client = new HttpClient();
using var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});
${each(others, add('request.Headers'))}${body === undefined ? '' : content}\
using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode + " " + await response.Content.ReadAsStringAsync());`;
}

/** Writes Go that uses only the standard library. */
export function writeGo({ method, url, headers, body }: TextRequest): string {
  const reader = body === undefined ? 'nil' : `strings.NewReader(${quote(body)})`;
  const check = '\tif err != nil {\n\t\tpanic(err)\n\t}';
  return `package main

import (
\t"fmt"
\t"io"
\t"net/http"
${body === undefined ? '' : '\t"strings"\n'})

func main() {
\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${reader})
${check}
${each(headers, (name, value) => `\trequest.Header.Set(${name}, ${value})`)}\
\tresponse, err := http.DefaultClient.Do(request)
${check}
\tdefer response.Body.Close()
\ttext, err := io.ReadAll(response.Body)
${check}
\tfmt.Println(response.StatusCode, string(text))
}`;
}
