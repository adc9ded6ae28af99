import { firstAlternative } from '../auth';
import { initialForm } from '../form';
import { buildRequest, type BuiltRequest } from '../request';
import type { PlaygroundProps } from '../types';
import { writeCsharp, writeCurl, writeGo, writeJava, writeJavaScript, writePython } from './languages';

const ofText =
  (write: (request: Parameters<typeof writeGo>[0]) => string) =>
  ({ body, ...request }: BuiltRequest) =>
    write({ ...request, ...(body?.kind === 'text' && { body: body.text }) });

/** The sample languages in display order. `highlight` is the code block's language. */
export const SAMPLE_LANGUAGES = [
  { label: 'curl', highlight: 'bash', write: writeCurl },
  { label: 'JavaScript', highlight: 'javascript', write: ofText(writeJavaScript) },
  { label: 'Python', highlight: 'python', write: ofText(writePython) },
  { label: 'Java', highlight: 'java', write: ofText(writeJava) },
  { label: 'C#', highlight: 'csharp', write: ofText(writeCsharp) },
  { label: 'Go', highlight: 'go', write: ofText(writeGo) },
] as const;

/** A sample language's name, as readers see it. */
export type SampleLabel = (typeof SAMPLE_LANGUAGES)[number]['label'];

/** A request in one language. */
export interface Sample {
  label: SampleLabel;
  highlight: string;
  code: string;
}

/** The languages with a sample for the request. Only curl has samples for files and forms in parts. */
export function languagesOf(request: BuiltRequest) {
  const isText = request.body === undefined || request.body.kind === 'text';
  return isText ? SAMPLE_LANGUAGES : SAMPLE_LANGUAGES.slice(0, 1);
}

/** A playground's initial request, with its secrets masked. Undefined if its URL is invalid. */
export function exampleRequest(props: PlaygroundProps): BuiltRequest | undefined {
  // If there are alternatives, the sample shows the first.
  return buildRequest(initialForm(props), { auth: firstAlternative(props), isMasked: true }).request;
}

/** Samples of a playground's initial request, for the API reference. */
export function samplesOfProps(props: PlaygroundProps): Sample[] {
  const request = exampleRequest(props);
  if (!request) return [];
  return languagesOf(request).map(({ label, highlight, write }) => ({ label, highlight, code: write(request) }));
}
