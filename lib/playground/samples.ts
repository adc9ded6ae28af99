import { buildRequest } from './build';
import { applyAuth, applyMaskedAuth, withCookies, type Credentials } from './auth';
import { initialForm } from './form';
import { harOf } from './samples/har';
import { SAMPLE_LANGUAGES, type SampleLanguage, type SampleLanguageId } from './samples/languages';
import { Markers } from './samples/literals';
import type { BuiltRequest } from './request';
import type { AuthScheme, PlaygroundProps } from './types';

export { SAMPLE_LANGUAGES, type SampleLanguageId } from './samples/languages';

/** A request in one language. */
export interface Sample {
  id: SampleLanguageId;
  label: string;
  /** The code block's language, as `lib/content/mdx/highlight.ts` knows it. */
  highlight: string;
  code: string;
}

/** Whose credentials samples show. */
export interface SampleOptions {
  auth?: readonly AuthScheme[];
  /** Shown in the samples; without them there are placeholders such as `YOUR_API_KEY`. */
  credentials?: Credentials;
}

/** A request as code in every language, with its credentials masked unless they are given. */
export function samplesOf(request: BuiltRequest, options: SampleOptions = {}): Sample[] {
  const complete = withAuth(request, options);
  return SAMPLE_LANGUAGES.map((language) => ({
    id: language.id,
    label: language.label,
    highlight: language.highlight,
    code: write(complete, language),
  }));
}

/** The same in one language. */
export function sampleOf(request: BuiltRequest, id: SampleLanguageId, options: SampleOptions = {}): string {
  const language = SAMPLE_LANGUAGES.find((one) => one.id === id) ?? SAMPLE_LANGUAGES[0];
  return write(withAuth(request, options), language);
}

/** The request that a playground starts with, for samples: missing values are `YOUR_NAME`. Absent when its address is none. */
export function exampleRequest(props: PlaygroundProps): BuiltRequest | undefined {
  return buildRequest(initialForm(props)).request;
}

/** Samples of the request that a playground starts with: what the reference shows under an operation. */
export function samplesOfProps(props: PlaygroundProps): Sample[] {
  const request = exampleRequest(props);
  return request ? samplesOf(request, { auth: props.auth }) : [];
}

function withAuth(request: BuiltRequest, { auth = [], credentials }: SampleOptions): BuiltRequest {
  return credentials
    ? withCookies(applyAuth(request, auth, credentials).request, auth)
    : applyMaskedAuth(request, auth);
}

function write(request: BuiltRequest, language: SampleLanguage & { id: SampleLanguageId }): string {
  const markers = new Markers();
  const code = language.plugin.generate(harOf(request, language.id, markers));
  return markers.fill(language.complete(code, request.body), language.literal);
}
