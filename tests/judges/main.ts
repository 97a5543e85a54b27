import { calendar } from './calendar.ts';
import { client } from './client.ts';
import { feed } from './feed.ts';
import { framework } from './framework.ts';
import { html } from './html.ts';
import type { Judge } from './judge.ts';
import { mails } from './mails.ts';
import { papers } from './papers.ts';
import { portals } from './portals.ts';
import { regexes } from './regexes.ts';
import { share } from './share.ts';
import { openSite, type RunningSite } from './site.ts';
import { templates } from './templates.ts';
import { typescript } from './typescript.ts';
import { workflows } from './workflows.ts';

/**
 * `npm run judge [-- <name>...]` has programs that nobody here wrote look at what the product makes, and prints what they
 * find wrong. Each is fetched when it is first needed; without Java, Maven, Go or Python its judge fails.
 */
const judges: Readonly<Record<string, Judge>> = {
  calendar,
  client,
  feed,
  framework,
  html,
  mails,
  papers,
  portals,
  regexes,
  share,
  templates,
  typescript,
  workflows,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in judges));
if (unknown.length > 0) {
  console.error(`No judge is called ${unknown.join(', ')}. There are ${Object.keys(judges).join(', ')}.`);
  process.exit(1);
}

process.env['NODE_NO_WARNINGS'] = '1';
const called = Object.entries(judges).filter(([name]) => names.length === 0 || names.includes(name));
const none: RunningSite = { origin: '', port: 0, close: () => undefined };
const site = called.some(([, { needsSite }]) => needsSite) ? await openSite() : none;
let failed = 0;
for (const [name, { findFaults }] of called) {
  const begun = performance.now();
  const faults = await findFaults(site).catch((error: unknown) => [String(error)]);
  failed += faults.length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    [`${name}: ${faults.length} faults, ${seconds} s`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
  );
}
site.close();
process.exit(failed === 0 ? 0 : 1);
