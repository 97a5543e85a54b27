import { AsyncLocalStorage } from 'node:async_hooks';

/** The actor, with the API key that acted for them, and the request or event at the origin; every event published within carries it. */
export interface EventCause {
  readonly actor: string | null;
  readonly correlationId: string;
  readonly apiKey?: string | undefined;
}

const storage = new AsyncLocalStorage<EventCause>();

export function runWithCause<T>(cause: EventCause, run: () => T): T {
  return storage.run(cause, run);
}

/** Work outside a request or event, such as a schedule, has no actor and a new correlation id. */
export function getCause(): EventCause {
  return storage.getStore() ?? { actor: null, correlationId: crypto.randomUUID() };
}
