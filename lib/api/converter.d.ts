declare module 'openapi-to-postmanv2' {
  interface ConversionResult {
    result: boolean;
    reason?: string;
    output?: { type: string; data: unknown }[];
  }

  const converter: {
    convertV2(
      input: { type: 'string'; data: string },
      options: Record<string, unknown>,
      done: (error: Error | null, result?: ConversionResult) => void,
    ): void;
  };
  export default converter;
}
