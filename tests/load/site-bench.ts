import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { BenchRow } from './bench-rows.ts';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  src: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
const folder = 'dist/site';
const budgets: Readonly<Record<string, number>> = {
  'features/search/home-page.tsx': 116_000,
  'features/property-page/property-page.tsx': 120_000,
  // With what waits to be sent, which a chat reads before its first paint.
  'features/messages/messages-page.tsx': 154_400,
  // What is late in words, which a sale has in common with the lists of deals.
  'features/offers/my-buying-page.tsx': 152_100,
  // What each feature is, which sellers read on the page of all prices, too.
  'features/payments/package-page.tsx': 152_400,
  // The comparison of offers, and the check of all that was typed.
  'features/offers/home-offers-page.tsx': 153_300,
  'features/selling/publish/final-page.tsx': 153_000,
  // The papers of a sale and when they are late; a joint owner's consent beside the home.
  'features/sales/accepted-offer-page.tsx': 152_900,
  'features/joint-owners/joint-home-page.tsx': 153_200,
  // The editor of posts, the search of everything, and a person and a home with all that they have; staff open them on
  // a desk.
  'features/staff/search/search-page.tsx': 153_800,
  'features/staff/people/person-page.tsx': 153_700,
  'features/staff/homes/home-page.tsx': 152_600,
  'features/staff/blog/editor-page.tsx': 153_100,
};
/** Of it a kilobyte and a half is what pages need that are read without a connection. */
const anyRoute = 152_200;
/** The most files of JavaScript of a page; each is a request, and a member's page makes more of them. */
const anyFiles = 16;
/** The same for the pages where most people arrive. */
const fileBudgets: Readonly<Record<string, number>> = {
  'features/search/home-page.tsx': 6,
  'features/search/listing-page.tsx': 8,
  'features/property-page/property-page.tsx': 8,
};
const firstStyles = 9_000;

const measurePacked = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;

/** Gzipped bytes of JavaScript that a route needs first: the entry, its own chunk and their imports. */
export function benchSite(): BenchRow[] {
  execFileSync('npm', ['run', '-s', 'build:site'], { stdio: 'inherit' });
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The site has no entry');
  const closure = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      closure(manifest[key]?.imports ?? [], seen);
    }
    return seen;
  };
  const weigh = (keys: readonly string[]) =>
    [...closure(keys)].reduce((sum, key) => sum + measurePacked(manifest[key]?.file ?? ''), 0);
  const routes = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  const styles = [...closure([entry])].flatMap((key) => manifest[key]?.css ?? []);
  return [
    { name: 'site entry, JavaScript gzip', figure: weigh([entry]), unit: 'bytes', budget: anyRoute },
    ...routes.map((route) => ({
      name: `site ${route}, JavaScript gzip`,
      figure: weigh([entry, route]),
      unit: 'bytes',
      budget: budgets[route] ?? anyRoute,
    })),
    ...routes.map((route) => ({
      name: `site ${route}, JavaScript files`,
      figure: closure([entry, route]).size,
      unit: '',
      budget: fileBudgets[route] ?? anyFiles,
    })),
    {
      name: 'site entry, styles gzip',
      figure: styles.reduce((sum, file) => sum + measurePacked(file), 0),
      unit: 'bytes',
      budget: firstStyles,
    },
  ];
}
