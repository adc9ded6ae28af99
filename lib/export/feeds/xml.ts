/** Escapes text for XML content or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The XML declaration. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
