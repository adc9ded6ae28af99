/** The components that pages can use. */
export * from '../api/ApiFields';
export * from '../api/ApiOperation';
export { ApiPlayground } from '../playground/ApiPlayground';
export { Exercise, Hint, Wrong } from '../practice/exercise/Exercise';
export { PhoneLine } from '../practice/PhoneLine';
export { SampleBot } from '../practice/SampleBot';
export { ScriptChecker } from '../practice/ScriptChecker';
export { LoadSimulation, MonitoringWeek } from '../practice/simulations';
export { Voices } from '../practice/Voices';
export { Callout } from './Callout';
export * from './Cards';
export { Check } from './Check';
export * from './Choices';
export { Conversation, Turn } from './Conversation';
export { Field } from './Field';
export { Figure } from './Figure';
export { Lesson } from './Lesson';
export { Moved } from './Moved';
export { Property } from './Property';
export * from './Steps';
export * from './Tabs';
// The compiler fills in the messages: see `lib/content/mdx/practice.ts`.
export { GlossaryList as CheckerMessages, GlossaryList, Term } from './Term';
