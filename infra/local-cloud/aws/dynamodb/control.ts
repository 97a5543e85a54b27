import * as z from 'zod';

/** The database's control port: sweeping by TTL, and snapshots. */
export type DatabaseControl = (
  tool: 'sweep_ttl' | 'create_snapshot' | 'restore_snapshot' | 'delete_snapshot',
  given?: Readonly<Record<string, string>>,
) => Promise<unknown>;

const Answer = z.object({
  result: z.object({
    content: z.tuple([z.object({ text: z.string() })], z.unknown()),
    isError: z.boolean().default(false),
  }),
});

export function createControl(address: () => Promise<string>): DatabaseControl {
  return async (tool, given = {}) => {
    const response = await fetch(await address(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: tool, arguments: given },
      }),
    });
    const { result } = Answer.parse(await response.json());
    const text = result.content[0].text;
    if (result.isError) throw new Error(`${tool}: ${text}`);
    const parsed: unknown = JSON.parse(text);
    return parsed;
  };
}
