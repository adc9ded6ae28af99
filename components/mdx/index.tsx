import type { ComponentType } from 'react';
import * as snippets from '@/.generated/snippets';
import type { GeneratedComponentName } from '@/lib/api/reference/nodes';
import type { MdxComponentName } from '@/lib/content/mdx/components';
import { CodeBlock } from '../code/CodeBlock';
import { ExercisePart } from '../practice/exercise/Exercise';
import { SampleRun } from '../practice/SampleRun';
import * as components from './components';
import { ScriptConversation, ScriptTurn } from './Conversation';
import { Image } from './Image';
import { Link } from './Link';
import { Table } from './Table';

declare global {
  /** The components that the MDX language server offers, with their attributes' types and comments. */
  type MDXProvidedComponents = typeof components & typeof snippets;
}

/** Components and snippets by name, and replacements for some HTML elements. */
export const mdxComponents = {
  // The type ensures that every component the compiler accepts is implemented.
  ...(components satisfies Record<MdxComponentName | GeneratedComponentName, ComponentType<never>>),
  ...snippets,
  ScriptConversation,
  ScriptTurn,
  ExercisePart,
  SampleRun,
  a: Link,
  img: Image,
  pre: CodeBlock,
  table: Table,
};
