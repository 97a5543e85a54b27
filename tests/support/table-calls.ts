import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface TableCall {
  /** Such as `GetItem`. */
  readonly operation: string;
  /** With plain values in columns. */
  readonly input: object;
}

const name = 'interceptCalls';

/**
 * Runs the calls of a client through a function, which sends them or answers them itself.
 * @returns a function that ends it
 */
export function interceptCalls(
  { middlewareStack }: Pick<DynamoDBDocumentClient, 'middlewareStack'>,
  intercept: (call: TableCall, send: () => Promise<object>) => Promise<object>,
): () => void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const call = { operation: commandName.replace(/Command$/, ''), input: args.input };
        const output = await intercept(call, async () => (await next(args)).output);
        return { output: { $metadata: {}, ...output }, response: undefined };
      },
    { step: 'initialize', name, override: true },
  );
  return () => void middlewareStack.remove(name);
}
