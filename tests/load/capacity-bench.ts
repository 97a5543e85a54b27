import * as z from 'zod';
import { apis } from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import type { BenchRow } from './bench-rows.ts';
import { capacityBudgets } from './capacity-budgets.ts';
import { makeEveryCall } from './capacity-journey.ts';
import type { Make } from './capacity-make.ts';
import type { Units } from './meter.ts';
import { createSharedStage, type MeteredCloud, runOnMeteredCloud } from './own-cloud.ts';
import { createHomes } from './search-data.ts';
import { storeHomes } from './search-feed.ts';

const manyHomes = 60;
/** A browser's user agent, because visits of programs do not count. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Spent {
  /** Used by the call's own function. */
  readonly own: Units;
  /** Used by the functions that its events and sign-ins start. */
  readonly after: Units;
}

const routes: ReadonlyMap<string, string> = new Map(
  Object.values(apis).flatMap(({ entry, routes: group }) =>
    Object.values<Route>(group).map(({ method, path }) => [`${method} ${path}`, entry] as const),
  ),
);

/** Capacity units of every call of the contract; if the journey makes a call twice, the dearer one counts. */
export async function benchCapacity(): Promise<BenchRow[]> {
  const spent = new Map<string, Spent>();
  await runOnMeteredCloud(
    async (cloud) => {
      // Enough for a full page of a search that has read its feed already.
      await storeHomes(cloud, [...createHomes(1, manyHomes)], (Date.now() - 60_000) * 1000);
      await cloud.api('/api/search-properties');
      await makeEveryCall(cloud, createMake(cloud, spent));
    },
    await createSharedStage(),
  );
  const unmeasured = [...routes.keys()].filter((route) => !spent.has(route));
  if (unmeasured.length > 0) console.log(`Not on the journey: ${unmeasured.join(', ')}\n`);
  return [
    ...[...spent].flatMap(([route, one]) => toRows(route, one)),
    { name: 'capacity: calls not on the journey', figure: unmeasured.length, unit: '', budget: 0 },
  ];
}

function toRows(route: string, { own, after }: Spent): BenchRow[] {
  const [read = 0, write = 0] = capacityBudgets[route] ?? [];
  const rows: BenchRow[] = [
    { name: `capacity ${route}: read`, figure: own.read, unit: 'units', budget: read },
    { name: `capacity ${route}: write`, figure: own.write, unit: 'units', budget: write },
  ];
  const later = after.read + after.write;
  if (later > 0)
    rows.push({ name: `capacity ${route}: both, afterwards`, figure: later, unit: 'units', budget: null });
  return rows;
}

function createMake(cloud: MeteredCloud, spent: Map<string, Spent>): Make {
  return async (route, { token, body, id = '', params = { id }, query, act } = {}) => {
    const [method = '', template = ''] = route.split(' ');
    const path =
      template.replaceAll(/\{(\w+)\}/g, (_, name: string) => getParam(route, params, name)) +
      (query === undefined ? '' : `?${query}`);
    await cloud.idle();
    cloud.meter.take();
    const ask = () =>
      cloud.api(path, {
        method,
        headers: { 'user-agent': browser },
        ...(token !== undefined && { token }),
        ...(body !== undefined && { body }),
      });
    const answer = await (act ?? ask)();
    if (answer.status >= 400) throw new Error(`${route} answered ${answer.status}: ${answer.text}`);
    await cloud.idle();
    const dearest = spent.get(route);
    const now = splitSpent(cloud, route);
    if (!dearest || sumUnits(dearest.own) < sumUnits(now.own)) spent.set(route, now);
    return z.record(z.string(), z.unknown()).catch({}).parse(answer.body);
  };
}

/** @throws Error for a call that the journey gives no such part of its path, which would be another call's path */
function getParam(route: string, params: Readonly<Record<string, string>>, name: string): string {
  const value = params[name];
  if (value === undefined || value === '') throw new Error(`${route} was given no ${name}`);
  return value;
}

const sumUnits = ({ read, write }: Units): number => read + write;

function splitSpent(cloud: MeteredCloud, route: string): Spent {
  const entry = routes.get(route);
  const fn = cloud.model.functions.find((one) => entry !== undefined && one.entry.endsWith(entry));
  const own: Units = { read: 0, write: 0 };
  const after: Units = { read: 0, write: 0 };
  for (const [caller, units] of cloud.meter.take()) {
    const side = caller === fn?.id ? own : after;
    side.read += units.read;
    side.write += units.write;
  }
  return { own, after };
}
