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
  // The newest homes wait for the last search, but not for long.
  'features/search/home-page.tsx': 116_150,
  'features/property-page/property-page.tsx': 120_550,
  // With what waits to be sent, which a chat reads before its first paint.
  'features/messages/messages-page.tsx': 155_000,
  // What is late in words, which a sale has in common with the lists of deals.
  'features/offers/my-buying-page.tsx': 152_500,
  // What each feature is, which sellers read on the page of all prices, too.
  'features/payments/package-page.tsx': 153_300,
  // The comparison of offers with who has seen the home, and the check of all that was typed.
  'features/offers/home-offers-page.tsx': 154_750,
  // What waits on a home, a reason to dispute included, and what it was sold for.
  'features/selling/my-listing-page.tsx': 153_000,
  'features/selling/publish/final-page.tsx': 153_100,
  // What waits in words, which the rows of notifications say.
  'features/notifications/notifications-page.tsx': 152_950,
  'features/notifications/unsubscribe-page.tsx': 153_400,
  // Answers that wait for a connection; the times of a home share the file of viewings with what is read without one.
  'features/viewings/viewings-page.tsx': 154_450,
  'features/viewings/times-page.tsx': 156_550,
  // The papers of a sale and when they are late; a joint owner's consent beside the home.
  'features/sales/accepted-offer-page.tsx': 153_200,
  'features/joint-owners/joint-home-page.tsx': 154_500,
  // Every page of the desk has the kinds that its search keeps to, and its menu as a sheet on phones; these have the
  // editor of posts, the search of everything, and a person and a home with all that they have, too.
  'features/staff/portals/portals-page.tsx': 152_950,
  'features/staff/reviews/review-page.tsx': 153_200,
  'features/staff/board/board-page.tsx': 153_900,
  'features/staff/coupons/coupons-page.tsx': 153_900,
  'features/staff/payments/payments-page.tsx': 154_250,
  'features/staff/reports/report-page.tsx': 153_800,
  'features/staff/search/search-page.tsx': 156_250,
  'features/staff/people/person-page.tsx': 156_200,
  'features/staff/homes/home-page.tsx': 155_050,
  'features/staff/blog/editor-page.tsx': 155_100,
};
/**
 * Of it a kilobyte and a half is what pages need that are read without a connection, and a third of one leads to the
 * part that an address names.
 */
const anyRoute = 152_800;
/** The most files of JavaScript of a page; each is a request, and a member's page makes more of them. */
const anyFiles = 16;
/** The same for the pages where most people arrive. */
const fileBudgets: Readonly<Record<string, number>> = {
  'features/search/home-page.tsx': 6,
  'features/search/listing-page.tsx': 8,
  'features/property-page/property-page.tsx': 8,
  // What waits in words is a file of its own, so that the notifications need nothing else of deals.
  'features/joint-owners/joint-home-page.tsx': 17,
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
