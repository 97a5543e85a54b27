import { join } from 'node:path';
import { openRememberedPort, type OpenServer } from '../base/ports.ts';
import type { ProviderTable } from './provider.ts';

/** The servers of emulators with a port of their own, by the emulator's name. */
export type Listeners = ReadonlyMap<string, OpenServer>;

/** Opens a server for each emulator that needs one, on the port of the last run if it is free. */
export async function openListeners(dataDir: string, providers: ProviderTable): Promise<Listeners> {
  const names = Object.keys(providers).filter((name) => providers[name]?.ownPort);
  const opened = names.map(
    async (name) =>
      [
        name,
        await openRememberedPort(join(dataDir, 'providers', `${name}-port`), providers[name]?.tls),
      ] as const,
  );
  return new Map(await Promise.all(opened));
}

export async function closeListeners(listeners: Listeners): Promise<void> {
  await Promise.all([...listeners.values()].map((server) => server.close()));
}
