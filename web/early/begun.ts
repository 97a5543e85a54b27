declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var begunCalls: Map<string, Promise<Response>> | undefined;
}

/** What was begun for the first page is old news to a later one. */
const freshMs = 15_000;

/** The answer that `early.ts` asked for before the page's code was there, for the first who wants it. */
export function takeBegun(address: string): Promise<Response> | undefined {
  if (performance.now() > freshMs) return undefined;
  const begun = globalThis.begunCalls?.get(address);
  globalThis.begunCalls?.delete(address);
  return begun;
}
