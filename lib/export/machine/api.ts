import type { RootContent } from 'mdast';
import { API_FILES } from '../../api/downloads';
import { code, paragraph, text, type GeneratedComponentName } from '../../api/reference/nodes';
import type { MdxComponentName } from '../../content/mdx/components';
import { attributesOf, body, type Expander } from './expand';
import { leadItem, link, list, strong } from './nodes';

/** The plain Markdown form of what a reference of the API is made of. */
export const apiExpanders = {
  ApiOperation: body,
  ApiSchema: body,
  ApiText: body,
  ApiCode: body,
  ApiEndpoint(element, context) {
    const { method = '', path = '', server = '' } = attributesOf(element, context);
    return [paragraph(code(`${method} ${server}${path}`))];
  },
  ApiFields: (element, context) => [list(body(element, context))],
  ApiField(element, context) {
    const { name = '', free, type, in: place, need, deprecated } = attributesOf(element, context);
    const facts = [type, place, need, deprecated === undefined ? '' : 'deprecated'].filter(Boolean).join(', ');
    return [item(free === undefined ? code(name) : text(name), facts, body(element, context))];
  },
  ApiResponse(element, context) {
    const { status = '', type, mediaType } = attributesOf(element, context);
    return [item(code(status), [type, mediaType].filter(Boolean).join(', '), body(element, context))];
  },
  ApiNested(element, context) {
    const { of: name } = attributesOf(element, context);
    return [...(name ? [paragraph(text('Fields of '), strong(name), text(':'))] : []), ...body(element, context)];
  },
  // Without a browser there is nothing to try: the sample says the same.
  ApiTryOut: () => [],
  ApiDownloads: (_element, { siteUrl }) => [
    list(API_FILES.map(({ address, title }) => leadItem([link(siteUrl + address, title)], []))),
  ],
} satisfies Partial<Record<GeneratedComponentName | MdxComponentName, Expander>>;

function item(name: Parameters<typeof paragraph>[0], facts: string, rest: readonly RootContent[]): RootContent {
  return leadItem([name, text(`${facts ? ` (${facts})` : ''}${rest.length > 0 ? ': ' : ''}`)], rest);
}
