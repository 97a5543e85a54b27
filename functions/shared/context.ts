import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts and which request or event it began with; every event raised within carries it. */
export interface Cause {
  readonly actor: string | null;
  readonly correlationId: string;
}

const storage = new AsyncLocalStorage<Cause>();

export const withCause = <T>(cause: Cause, run: () => T): T => storage.run(cause, run);

/** Work outside a request or event, such as a schedule, has no actor and begins its own trail. */
export const currentCause = (): Cause =>
  storage.getStore() ?? { actor: null, correlationId: crypto.randomUUID() };
