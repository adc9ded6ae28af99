/** A text for XML, in content or in a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** The first line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
