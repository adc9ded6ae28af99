/** Elements of text, each with the attributes that only some have. None of them runs or loads anything but the site's own images. */
const ELEMENTS = new Map<string, readonly string[]>(
  [
    'a href rel',
    'button disabled name type',
    'details name open',
    'fieldset disabled',
    'img alt decoding height loading src width',
    'input checked disabled name type value',
    'label for',
    'ol start type',
    'td align',
    'th align',
    'time datetime',
    ...'aside blockquote br code del div dl dt dd em figcaption figure h1 h2 h3 h4 h5 h6 hr kbd legend li mark nav p pre'.split(
      ' ',
    ),
    ...'section span strong sub summary sup table tbody thead tr ul'.split(' '),
  ].map((line) => {
    const [element = '', ...attributes] = line.split(' ');
    return [element, attributes];
  }),
);

/** Attributes that every element may have, beside those of accessibility. */
const ATTRIBUTES = [
  ...['class', 'hidden', 'id', 'lang', 'role', 'tabindex', 'title'],
  ...[
    'copy',
    'footnote-backref',
    'footnote-ref',
    'footnotes',
    'language',
    'method',
    'moved',
    'status',
    'tab',
    'zoom',
  ].map((name) => `data-${name}`),
  ...['ignore', 'title', 'weight'].map((name) => `data-pagefind-${name}`),
];

/** Where a link may lead, beside the site. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Stands for the site: an address is read as browsers do, and compared with it. */
const SITE = 'https://site.invalid';

/**
 * Whether an element is one of text. The lists are those of the build and of the browser.
 * @param name in lower case, as a parser of HTML gives it
 * @param attributes as the parser gives them, character references resolved
 */
export function isTextElement(name: string, attributes: Iterable<{ name: string; value: string }>): boolean {
  const own = ELEMENTS.get(name);
  if (!own) return false;
  return [...attributes].every((attribute) => {
    const isKnown = [...own, ...ATTRIBUTES].includes(attribute.name) || attribute.name.startsWith('aria-');
    return isKnown && isSafeValue(attribute.name, attribute.value);
  });
}

function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return SCHEMES.includes(addressOf(value)?.protocol ?? '');
  // A script in the head follows `data-moved`.
  if (name === 'src' || name === 'data-moved') return value.startsWith('/') && addressOf(value)?.origin === SITE;
  return true;
}

function addressOf(value: string): URL | undefined {
  try {
    return new URL(value, SITE);
  } catch {
    return undefined;
  }
}
