import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceScript } from '@/components/islands/choice-script';
import { Tab, Tabs } from '@/components/mdx/Tabs';

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
const groups = () => screen.getAllByRole('group').map((group) => within(group));
const checked = () => groups().map((group) => group.getByRole<HTMLInputElement>('radio', { checked: true }).value);

describe('tabs', () => {
  test('are radio buttons of one named group, the first one is chosen', () => {
    render(tabs());
    const group = within(screen.getByRole('group', { name: 'Language' }));
    expect(group.getByRole('radio', { name: 'YAML' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'JSON' })).not.toBeChecked();
    const names = group.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
  });

  test('have all their panels in the document, each under its label', () => {
    render(tabs());
    for (const name of ['YAML', 'JSON']) {
      expect(screen.getByText(`Text for ${name}.`).parentElement).toHaveTextContent(new RegExp(`^${name}`));
    }
  });

  test('are chosen by press, one at a time', async () => {
    render(tabs());
    await userEvent.click(screen.getByLabelText('JSON'));
    expect(checked()).toEqual(['JSON']);
  });

  test('of two places do not share their group', async () => {
    render([tabs('A'), tabs('B')]);
    await userEvent.click(within(screen.getByRole('group', { name: 'A' })).getByRole('radio', { name: 'JSON' }));
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

  beforeAll(() => window.eval(choiceScript));

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
    expect(JSON.parse(localStorage.getItem('choices') ?? '')).toMatchObject({ Format: 'JSON' });
  });
});
