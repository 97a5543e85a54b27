import type { BenchRow } from './rows.ts';

type Step = () => Promise<BenchRow[]>;

const search =
  (size: number): Step =>
  async () =>
    (await import('./search-bench.ts')).benchSearch([size]);
const api =
  (size: number): Step =>
  async () =>
    (await import('./api-bench.ts')).benchApi(size);

/** The parts by name; each step runs in its own process, so that no step warms up or slows down the next. */
export const parts: Readonly<Record<string, readonly Step[]>> = {
  search: [10_000, 100_000, 1_000_000].map(search),
  places: [async () => (await import('./places-bench.ts')).benchPlaces()],
  alerts: [async () => (await import('./alert-bench.ts')).benchAlerts()],
  api: [10_000, 100_000].map(api),
  bundles: [async () => (await import('./bundle-bench.ts')).benchBundles()],
  site: [async () => (await import('./site-bench.ts')).benchSite()],
  capacity: [async () => (await import('./capacity-bench.ts')).benchCapacity()],
  chat: [async () => (await import('./chat-bench.ts')).benchChat()],
  live: [async () => (await import('./live-bench.ts')).benchLive()],
  start: [async () => (await import('./start-bench.ts')).benchStart()],
};

if (import.meta.main) {
  const [name = '', step = '0'] = process.argv.slice(2);
  const rows = await parts[name]?.[Number(step)]?.();
  process.send?.(rows, undefined, undefined, () => process.exit(0));
}
