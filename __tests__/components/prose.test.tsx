import { render, screen, within } from '@testing-library/react';
import { Callout, CalloutTitle } from '@/components/mdx/Callout';
import { Choice, Choices } from '@/components/mdx/Choices';
import { Conversation, Turn } from '@/components/mdx/Conversation';
import { Field } from '@/components/mdx/Field';
import { Figure } from '@/components/mdx/Figure';
import { Link } from '@/components/mdx/Link';
import { Term } from '@/components/mdx/Term';

describe('a callout', () => {
  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
  ] as const)('of type %s is called %s', (type, name) => {
    render(
      <Callout type={type}>
        <CalloutTitle type={type} />
        Text.
      </Callout>,
    );
    const callout = screen.getByRole('note', { name });
    expect(callout).toHaveClass('callout', type);
    expect(callout).toHaveTextContent(`${name}Text.`);
    // Firefox's Reader View leaves out asides.
    expect(callout.localName).toBe('div');
  });

  test('with a title of its own still says its type in words', () => {
    render(
      <Callout type="tip" title="Save a call">
        <CalloutTitle type="tip">
          Save <em>a call</em>
        </CalloutTitle>
        Text.
      </Callout>,
    );
    expect(screen.getByRole('note', { name: 'Tip: Save a call' })).toHaveTextContent('Tip: Save a callText.');
  });
});

test('choices are a list; a choice that leads somewhere is named by its link', () => {
  render(
    <Choices>
      <Choice title="IVR" href="/training/ivr/overview/" meta="9 lessons">
        By phone.
      </Choice>
      <Choice title="Chatbot">Soon.</Choice>
    </Choices>,
  );
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link');
  expect(link).toHaveAccessibleName('IVR');
  expect(link).toHaveAttribute('href', '/training/ivr/overview/');
  expect(first).toHaveTextContent('9 lessons');
  // The class makes the whole card the target of the link.
  expect(first).toHaveClass('link');
  expect(second).not.toHaveClass('link');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(second as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent('Chatbot');
});

test('a conversation tells who says what, in order', () => {
  render(
    <Conversation title="Refill by number">
      <Turn by="caller" note="DTMF">
        1
      </Turn>
      <Turn by="system">Welcome.</Turn>
    </Conversation>,
  );
  const turns = within(
    screen.getByText('Refill by number', { selector: 'figcaption' }).parentElement as HTMLElement,
  ).getAllByRole('listitem');
  expect(turns.map((turn) => turn.textContent)).toEqual(['Test, DTMF1', 'SystemWelcome.']);
  expect(turns[0]).toHaveClass('caller');
});

test('a field lists the facts that are given, in a fixed order', () => {
  render(<Field required="yes" type="string" label="Wait for" />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Type: ',
    'Required: ',
    'In the dashboard: ',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['string', 'yes', 'Wait for']);
});

describe('a figure', () => {
  test('has its picture with text and size, its caption and its legend', () => {
    render(
      <Figure src="/a.svg" alt="A phone" caption="The phone." width="640" height="480">
        <p>1: The key.</p>
      </Figure>,
    );
    const image = screen.getByRole('img', { name: 'A phone' });
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '480');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('figure')).toHaveTextContent('The phone.1: The key.');
  });

  test('without caption and legend has no empty one', () => {
    const { container } = render(<Figure src="/a.svg" alt="A phone" width="640" height="480" />);
    expect(container.querySelector('figcaption')).toBeNull();
  });
});

test.each([
  ['https://a.example/', true],
  ['/guides/', false],
  ['mailto:a@b.example', false],
])('a link to %s says whether it leaves the site', (href, leaves) => {
  render(<Link href={href}>text</Link>);
  const link = screen.getByRole('link', { name: 'text' });
  expect(link.classList.contains('external')).toBe(leaves);
  expect(link.getAttribute('rel')).toBe(leaves ? 'noopener' : null);
});

test('a term in a snippet is a link to its entry in the glossary', () => {
  render(<Term id="dtmf">key tones</Term>);
  const link = screen.getByRole('link', { name: 'key tones' });
  expect(link).toHaveAttribute('href', '/glossary/#dtmf');
  expect(link).toHaveClass('term');
});
