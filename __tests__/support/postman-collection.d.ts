/** The part of Postman's own reader that the tests use; the package's types do not know all of it. */
declare module 'postman-collection' {
  interface Variable {
    key?: string;
    value?: unknown;
    disabled?: boolean;
  }

  interface List<Entry> {
    all(): Entry[];
    get(key: string): unknown;
    toObject(): Record<string, unknown>;
  }

  export interface Item {
    name: string;
    request: {
      method: string;
      url: { query: List<Variable>; variables: List<Variable>; toString(): string };
      body?: { raw?: string };
    };
    getAuth(): { type: string; parameters(): List<Variable> } | undefined;
  }

  export class Collection {
    constructor(definition: object);
    variables: List<Variable>;
    forEachItem(visit: (item: Item) => void): void;
  }
}
