import type { ComponentType } from 'react';
import GetApiKey from '@/.generated/snippets/get-api-key.mdx';
import ReadTestPageFirst from '@/.generated/snippets/read-test-page-first.mdx';
import SharedAdvancedSettings from '@/.generated/snippets/shared-advanced-settings.mdx';
import TrialNote from '@/.generated/snippets/trial-note.mdx';
import type { MdxComponentName } from '@/lib/content/mdx/components';
import { Callout } from './Callout';
import { Card, Cards } from './Cards';
import { Check } from './Check';
import { Choice, Choices } from './Choices';
import { CodeBlock } from './CodeBlock';
import { Conversation, Turn } from './Conversation';
import { Field } from './Field';
import { Figure } from './Figure';
import { Lesson } from './Lesson';
import { Link } from './Link';
import { SampleBot } from '../islands/SampleBot';
import { Step, Steps } from './Steps';
import { Tab, Tabs } from './Tabs';
import { Table } from './Table';
import { ZoomableImage } from '../islands/ZoomableImage';

// The type makes sure that each name that the compiler lets through has an implementation.
const components = {
  Callout,
  Card,
  Cards,
  Check,
  Choice,
  Choices,
  Conversation,
  Field,
  Figure,
  GetApiKey,
  Lesson,
  ReadTestPageFirst,
  SampleBot,
  SharedAdvancedSettings,
  Step,
  Steps,
  Tab,
  Tabs,
  TrialNote,
  Turn,
} satisfies Record<MdxComponentName, ComponentType<never>>;

/** What pages and snippets are made of: the components by name, and our form of some HTML elements. */
export const mdxComponents = { ...components, a: Link, img: ZoomableImage, pre: CodeBlock, table: Table };
