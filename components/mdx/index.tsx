import type { ComponentType } from 'react';
import * as snippets from '@/.generated/snippets';
import type { GeneratedComponentName } from '@/lib/api/reference/nodes';
import type { MdxComponentName } from '@/lib/content/mdx/components';
import * as fields from '../api/ApiFields';
import * as operations from '../api/ApiOperation';
import { ApiPlayground } from '../playground/ApiPlayground';
import { Callout } from './Callout';
import * as cards from './Cards';
import { Check } from './Check';
import * as choices from './Choices';
import { CodeBlock } from '../code/CodeBlock';
import { Conversation, Turn } from './Conversation';
import { Field } from './Field';
import { Figure } from './Figure';
import { Image } from './Image';
import { Lesson } from './Lesson';
import { Link } from './Link';
import { Moved } from './Moved';
import { Property } from './Property';
import { Exercise, ExercisePart, Hint, Wrong } from '../practice/exercise/Exercise';
import { PhoneLine } from '../practice/PhoneLine';
import { SampleBot } from '../practice/SampleBot';
import { Voices } from '../practice/Voices';
import { SampleRun } from '../practice/SampleRun';
import { ScriptChecker } from '../practice/ScriptChecker';
import { LoadSimulation, MonitoringWeek } from '../practice/simulations';
import * as steps from './Steps';
import * as tabs from './Tabs';
import { Table } from './Table';
import { GlossaryList, Term } from './Term';

// The type ensures that every component the compiler accepts is implemented.
const components = {
  ...fields,
  ...operations,
  ...cards,
  ...choices,
  ...steps,
  ...tabs,
  ApiPlayground,
  Callout,
  Check,
  Conversation,
  Exercise,
  Field,
  Figure,
  GlossaryList,
  /** Filled in by the compiler: see `lib/content/mdx/practice.ts`. */
  CheckerMessages: GlossaryList,
  Hint,
  Lesson,
  LoadSimulation,
  MonitoringWeek,
  Moved,
  PhoneLine,
  Property,
  SampleBot,
  ScriptChecker,
  Term,
  Turn,
  Voices,
  Wrong,
} satisfies Record<MdxComponentName | GeneratedComponentName, ComponentType<never>>;

declare global {
  /** The components that the MDX language server offers, with their attributes' types and comments. */
  type MDXProvidedComponents = typeof components & typeof snippets;
}

/** Components and snippets by name, and replacements for some HTML elements. */
export const mdxComponents = {
  ...components,
  ...snippets,
  ExercisePart,
  SampleRun,
  a: Link,
  img: Image,
  pre: CodeBlock,
  table: Table,
};
