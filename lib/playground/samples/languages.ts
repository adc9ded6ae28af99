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
    complete: (code, body) =>
      `${body?.kind === 'file' ? bytesOfFile(code, body.contentType) : code}\n\nConsole.WriteLine((int)response.StatusCode);\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`,
  },
  {
    id: 'go',
    label: 'Go',
    highlight: 'go',
    plugin: goNative,
    literal: LITERALS.doubleQuoted,
    complete: completeGo,
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

function completeJava(code: string, body: RequestBody | undefined): string {
  const hasFile = body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part));
  const imports = ['net.URI', 'net.http.HttpClient', 'net.http.HttpRequest', 'net.http.HttpResponse'];
  if (hasFile) imports.push('nio.file.Path');
  // Parts and files bring their publishers with them.
  const call =
    hasFile || body?.kind === 'multipart'
      ? code.replace(/HttpRequest\.BodyPublishers\.ofString\(("zq\d+qz")\)/, '$1')
      : code;
  const lines = call.split('\n').map((line) => (line === '' ? '' : `    ${line}`));
  const main = '  public static void main(String[] args) throws Exception {';
  return [...imports.map((name) => `import java.${name};`), '', 'class Sample {', main, ...lines, '  }', '}'].join(
    '\n',
  );
}

/** The generator takes bytes for a text, whose type it does not know, and needs a namespace that a sample does not import by itself. */
function bytesOfFile(code: string, contentType: string): string {
  return code
    .replace(/System\.Text\.Encoding\.UTF8\.GetBytes\(("zq\d+qz")\)/, '$1')
    .replace(
      'new MediaTypeHeaderValue("application/octet-stream")',
      () => `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${JSON.stringify(contentType)})`,
    );
}

/** The generator forgets the package that opens a file among others, and takes a file that is all of the body for a text. */
function completeGo(code: string, body: RequestBody | undefined): string {
  if (body?.kind === 'file')
    return code
      .replace(/payload := strings\.NewReader\(("zq\d+qz")\)/, 'payload, _ := $1')
      .replace('\t"strings"\n', '\t"os"\n');
  return code.includes('os.Open(') ? code.replace('\t"net/http"\n', '\t"net/http"\n\t"os"\n') : code;
}
