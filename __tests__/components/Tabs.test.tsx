import { jest } from '@jest/globals';
import { Fragment } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberChoices } from '@/components/inline/choices';
import { CodeBlock } from '@/components/code/CodeBlock';
import { Tab, Tabs } from '@/components/mdx/Tabs';
import { openTarget } from '@/components/browser/target';

// The DOM of the tests does not scroll.
Object.assign(globalThis, { scrollBy: () => {} });

const tabs = (label = 'Language', names = ['YAML', 'JSON']) => (
  <Tabs key={label + names} label={label}>
    {names.map((name) => (
      <Tab key={name} label={name}>
        <p>Text for {name}.</p>
      </Tab>
    ))}
  </Tabs>
);
const groups = () => screen.getAllByRole('radiogroup').map((group) => within(group));
const checked = () => groups().map((group) => group.getByRole<HTMLInputElement>('radio', { checked: true }).value);

describe('tabs', () => {
  test('are radio buttons of one named group, the first one is chosen', () => {
    render(tabs());
    const group = within(screen.getByRole('radiogroup', { name: 'Language' }));
    expect(group.getByRole('radio', { name: 'YAML' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'JSON' })).not.toBeChecked();
    const names = group.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
  });

  test.each([
    ['code alone', <CodeBlock key="a">a</CodeBlock>, 'card'],
    [
      'code in a fragment',
      <Fragment key="b">
        <CodeBlock>a</CodeBlock>
      </Fragment>,
      'card',
    ],
    [
      'code with a title',
      <CodeBlock key="c" data-title="a.yml">
        a
      </CodeBlock>,
      'tabs',
    ],
    ['text', <p key="d">Text.</p>, 'tabs'],
  ])('are the head of the frame around code without one of its own: %s', (_what, panel, name) => {
    render(
      <Tabs label="Shell">
        <Tab label="Bash">{panel}</Tab>
      </Tabs>,
    );
    expect(screen.getByRole('radiogroup')).toHaveClass(name);
  });

  test('of any number have all their panels beside them, each under its label', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Tab ${index}`);
    render(tabs('Many', names));
    for (const name of names)
      expect(screen.getByLabelText(name).parentElement?.nextElementSibling).toHaveTextContent(
        `${name}Text for ${name}.`,
      );
  });

  test('are chosen for what the address names in them, also in a tab of a tab', () => {
    const scrollIntoView = jest.fn();
    Object.assign(HTMLElement.prototype, { scrollIntoView });
    render(
      <Tabs label="Outer">
        <Tab label="One">One</Tab>
        <Tab label="Two">
          <Tabs label="Inner">
            <Tab label="Three">Three</Tab>
            <Tab label="Four">
              <h3 id="vier-größen">Four</h3>
            </Tab>
          </Tabs>
        </Tab>
      </Tabs>,
    );
    location.hash = '#vier-gr%C3%B6%C3%9Fen';
    openTarget();
    expect(screen.getByLabelText('Two')).toBeChecked();
    expect(screen.getByLabelText('Four')).toBeChecked();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    location.hash = '';
  });

  test('of two places do not share their group', async () => {
    render([tabs('A'), tabs('B')]);
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'A' })).getByRole('radio', { name: 'JSON' }));
    expect(checked()).toEqual(['JSON', 'YAML']);
  });
});

describe('a choice', () => {
  const page = (label: string) => (
    <>
      {tabs(label)}
      {tabs(label, ['XML', 'JSON', 'YAML'])}
      {tabs('Platform')}
      {tabs(label, ['XML', 'Text'])}
    </>
  );

  beforeAll(rememberChoices);

  test.each(['Language', 'Say "yes"'])('of %s is made wherever the same alternatives are offered', async (label) => {
    render(page(label));
    await userEvent.click(screen.getAllByLabelText('JSON')[0] as HTMLElement);
    expect(checked()).toEqual(['JSON', 'JSON', 'YAML', 'XML']);
  });

  test('holds on the next page, and is kept for the next visit', async () => {
    const { unmount } = render(page('Format'));
    await userEvent.click(screen.getAllByLabelText('JSON')[0] as HTMLElement);
    unmount();
    render(page('Format'));
    await waitFor(() => expect(checked()).toEqual(['JSON', 'JSON', 'YAML', 'XML']));
    expect(JSON.parse(localStorage.getItem(' choices') ?? '')).toMatchObject({ Format: 'JSON' });
  });

  test.each([
    ['that Back brings as it was left', () => fireEvent(window, new Event('pageshow'))],
    ['that was rendered ahead', () => fireEvent(document, new Event('prerenderingchange'))],
    ['in another tab', () => fireEvent(window, new StorageEvent('storage', { key: ' choices' }))],
  ])('made on another page holds on one %s', (_where, happen) => {
    render(page('Kind'));
    localStorage.setItem(' choices', '{"Kind":"JSON"}');
    happen();
    expect(checked()).toEqual(['JSON', 'JSON', 'YAML', 'XML']);
  });

  test.each(['5', '"JSON"', '[]', 'null', 'dark'])('is kept, although %s was stored', async (text) => {
    render(page('Encoding'));
    localStorage.setItem(' choices', text);
    fireEvent(window, new Event('pageshow'));
    await userEvent.click(screen.getAllByLabelText('JSON')[0] as HTMLElement);
    expect(checked()).toEqual(['JSON', 'JSON', 'YAML', 'XML']);
    expect(JSON.parse(localStorage.getItem(' choices') ?? '')).toMatchObject({ Encoding: 'JSON' });
  });
});
