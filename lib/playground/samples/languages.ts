import type { BuiltRequest } from '../request';
import { quote, shellQuote } from './quote';

/** A request whose body is text or absent. */
type TextRequest = Omit<BuiltRequest, 'body'> & { body?: string };

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

/** Writes JavaScript with `fetch`, for browsers and Node. */
export function writeJavaScript({ method, url, headers, body }: TextRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    ...(headers.length > 0
      ? ['  headers: {', ...headers.map(({ name, value }) => `    ${quote(name)}: ${quote(value)},`), '  },']
      : []),
    ...(body === undefined ? [] : [`  body: ${quote(body)},`]),
  ];
  const call = options.length === 0 ? `fetch(${quote(url)})` : [`fetch(${quote(url)}, {`, ...options, '})'].join('\n');
  return `const response = await ${call};\nconsole.log(response.status, await response.text());`;
}

/** Writes Python that uses the requests library. */
export function writePython({ method, url, headers, body }: TextRequest): string {
  const lines = [
    `    ${quote(method)},`,
    `    ${quote(url)},`,
    ...(headers.length > 0
      ? ['    headers={', ...headers.map(({ name, value }) => `        ${quote(name)}: ${quote(value)},`), '    },']
      : []),
    // The requests library encodes text as Latin-1, so the sample passes bytes.
    ...(body === undefined ? [] : [`    data=${quote(body)}.encode(),`]),
  ];
  return [
    'import requests',
    '',
    'response = requests.request(',
    ...lines,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

/** Writes Java, version 11 or later. */
export function writeJava({ method, url, headers, body }: TextRequest): string {
  const publisher = body === undefined ? 'noBody()' : `ofString(${quote(body)})`;
  return [
    ...['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse'].map((name) => `import java.net.${name};`),
    '',
    'class Sample {',
    '  public static void main(String[] args) throws Exception {',
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...headers.map(({ name, value }) => `      .header(${quote(name)}, ${quote(value)})`),
    `      .method(${quote(method)}, HttpRequest.BodyPublishers.${publisher})`,
    '      .build();',
    '    HttpResponse<String> response =',
    '      HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n');
}

/** Writes C# with top-level statements, for .NET 6 or later. */
export function writeCsharp({ method, url, headers, body }: TextRequest): string {
  const isOfContent = (name: string) => /^content-/i.test(name);
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});`,
    ...headers
      .filter(({ name }) => !isOfContent(name))
      .map(({ name, value }) => `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`),
    ...(body === undefined
      ? []
      : [
          `request.Content = new ByteArrayContent(System.Text.Encoding.UTF8.GetBytes(${quote(body)}));`,
          ...headers
            .filter(({ name }) => isOfContent(name))
            .map(
              ({ name, value }) => `request.Content.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
            ),
        ]),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode + " " + await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

/** Writes Go that uses only the standard library. */
export function writeGo({ method, url, headers, body }: TextRequest): string {
  return [
    'package main',
    '',
    'import (',
    ...['fmt', 'io', 'net/http', ...(body === undefined ? [] : ['strings'])].map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body === undefined ? 'nil' : `strings.NewReader(${quote(body)})`})`,
    '\tif err != nil {\n\t\tpanic(err)\n\t}',
    ...headers.map(({ name, value }) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {\n\t\tpanic(err)\n\t}',
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    '\tif err != nil {\n\t\tpanic(err)\n\t}',
    '\tfmt.Println(response.StatusCode, string(text))',
    '}',
  ].join('\n');
}
