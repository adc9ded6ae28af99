import type { ReactNode } from 'react';
import type { SignInScheme } from '@/lib/playground/oauth';
import type { RequestForm } from '@/lib/playground/request';
import type { FieldLocation, PlaygroundProps } from '@/lib/playground/types';
import type { FieldInput } from '@/lib/playground/values';
import type { useCredentials } from './useCredentials';

/** Messages and handlers of a form that works; absent in the form that is there without scripts. */
export interface LiveForm extends ReturnType<typeof useCredentials> {
  /** Messages by field id, `url`, `body`, or `auth-` and the scheme's key. */
  problems: ReadonlyMap<string, string>;
  /** Where the body does not match its schema: told, not refused. */
  findingsView: ReactNode;
  /** The body as a form, beside its text; absent where its schema is not known. */
  bodyForm: ReactNode;
  /** Signing in for a token. */
  signIn(scheme: SignInScheme): ReactNode;
  /** The rows that the reader adds to a place. */
  extras(place: FieldLocation): ReactNode;
  change(patch: Partial<RequestForm>): void;
  setInput(id: string, input: FieldInput): void;
}

/** The props of each part of the form. */
export interface FormViewProps {
  /** Prefix of ids, unique on the page. */
  id: string;
  form: RequestForm;
  playground: PlaygroundProps;
  live?: LiveForm;
}
