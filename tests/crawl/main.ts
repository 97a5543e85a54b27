import { crawlSite } from './crawl-site.ts';
import type { CrawledPage } from './crawled-page.ts';

const usage = `Reads a site as a program without scripts does, from robots.txt and the home page:

  npm run crawl -- http://localhost:3000 [most addresses, 10000 by default]`;

const [site, most = '10000'] = process.argv.slice(2);
if (site === undefined || !URL.canParse(site) || !(Number(most) > 0)) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}

/** Lines such as `property  200: 300`, by kind and status. */
function formatStatuses(pages: readonly CrawledPage[]): readonly string[] {
  const byKind = [...Map.groupBy(pages, ({ kind }) => kind)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return byKind.map(([kind, ofKind]) => {
    const statuses = [...Map.groupBy(ofKind, ({ status }) => status)].toSorted(
      ([one], [other]) => one - other,
    );
    const unlisted = ofKind.filter(
      ({ status, facts }) => status === 200 && facts?.isIndexable === false,
    ).length;
    const counts = statuses.map(([status, { length }]) => `${status}: ${length}`).join(', ');
    return `${kind.padEnd(14)}${counts}${unlisted > 0 ? ` (${unlisted} noindex)` : ''}`;
  });
}

const begun = performance.now();
const { pages, listed, faults } = await crawlSite(new URL(site).origin, Number(most));
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const lines = [
  ...formatStatuses(pages),
  `${pages.length} addresses in ${seconds} s, ${listed.length} entries of sitemaps, ${faults.length} faults`,
  ...faults.map((fault) => `FAIL  ${fault}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (faults.length > 0) process.exitCode = 1;
