import type { BenchRow } from './bench-rows.ts';

export interface BenchPart {
  /** Homes with which it is measured; a part without sizes is measured once. */
  readonly sizes?: readonly number[];
  /** Whether `npm run bench` leaves it out unless it is named, as it needs more than Node. */
  readonly isOnRequest?: boolean;
  readonly measure: (homes: number) => Promise<BenchRow[]>;
}

/** The parts by name; each size runs in its own process, so that no step warms up or slows down the next. */
export const parts: Readonly<Record<string, BenchPart>> = {
  search: {
    sizes: [10_000, 100_000, 1_000_000],
    measure: async (homes) => (await import('./search-bench.ts')).benchSearch([homes]),
  },
  engines: {
    sizes: [10_000, 100_000, 1_000_000],
    isOnRequest: true,
    measure: async (homes) => (await import('./engine-bench.ts')).benchEngines(homes),
  },
  cold: {
    sizes: [10_000, 100_000, 1_000_000],
    measure: async (homes) => (await import('./cold-bench.ts')).benchCold(homes),
  },
  places: { measure: async () => (await import('./places-bench.ts')).benchPlaces() },
  alerts: { measure: async () => (await import('./alert-bench.ts')).benchAlerts() },
  api: {
    sizes: [10_000, 100_000],
    measure: async (homes) => (await import('./api-bench.ts')).benchApi(homes),
  },
  requests: {
    isOnRequest: true,
    measure: async () => (await import('./request-bench.ts')).benchRequests(),
  },
  bundles: { measure: async () => (await import('./bundle-bench.ts')).benchBundles() },
  site: { measure: async () => (await import('./site-bench.ts')).benchSite() },
  capacity: { measure: async () => (await import('./capacity-bench.ts')).benchCapacity() },
  chat: { measure: async () => (await import('./chat-bench.ts')).benchChat() },
  live: { measure: async () => (await import('./live-bench.ts')).benchLive() },
  found: { measure: async () => (await import('./found-bench.ts')).benchFound() },
  'found-by-opensearch': {
    isOnRequest: true,
    measure: async () => (await import('./found-bench.ts')).benchClusterFound(),
  },
  start: { measure: async () => (await import('./start-bench.ts')).benchStart() },
  setup: {
    isOnRequest: true,
    measure: async () => (await import('./setup-bench.ts')).benchSetup(),
  },
  paint: {
    isOnRequest: true,
    measure: async () => (await import('./paint-bench.ts')).benchPaint(),
  },
  members: {
    isOnRequest: true,
    measure: async () => (await import('./member-bench.ts')).benchMembers(),
  },
};

if (import.meta.main) {
  const [name = '', homes = '0'] = process.argv.slice(2);
  const rows = await parts[name]?.measure(Number(homes));
  process.send?.(rows, undefined, undefined, () => process.exit(0));
}
