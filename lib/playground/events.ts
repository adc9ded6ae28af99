/** An event of a server-sent stream. */
export interface ServerEvent {
  /** `message` where the stream names none. */
  event: string;
  id?: string;
  data: string;
}

/**
 * Reads the events of a `text/event-stream`, as the HTML standard says (9.2.6): an event ends with an empty line,
 * so one that has not arrived in full is none yet; lines of data belong together; comments and unknown fields are left out.
 */
export function parseEvents(text: string): ServerEvent[] {
  const events: ServerEvent[] = [];
  let event = '';
  let id: string | undefined;
  let data: string[] = [];
  // The text after the last line break is no line yet.
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .slice(0, -1)) {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?)?(.*)$/.exec(line) ?? [];
    if (line === '') {
      if (data.length > 0)
        events.push({ event: event || 'message', ...(id !== undefined && { id }), data: data.join('\n') });
      event = '';
      id = undefined;
      data = [];
    } else if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
  }
  return events;
}
