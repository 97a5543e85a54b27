import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Outputs } from '../../infra/release/stack-outputs.ts';
import { stageNames } from '../../infra/stages.ts';
import { createSmokeClient } from './client.ts';
import { readStage, register, sell, type SmokeSeller, type Step, visit } from './journey.ts';

const usage = `Uses a deployed stage as people do, and says what does not work:

  npm run smoke -- --stage dev               (at the address that the release of this clone printed)
  npm run smoke -- --site https://... [--stage dev]

SMOKE_EMAIL and SMOKE_PASSWORD are those of a verified account without two-step sign-in, which sells.
At stage prod nothing is written: no account, no home, no payment.`;

const { values } = parseArgs({ options: { site: { type: 'string' }, stage: { type: 'string' } } });
const { stage } = values;
const site = values.site ?? (stage === undefined ? undefined : readSiteUrl(stage));
if (site === undefined || (stage !== undefined && !stageNames.includes(stage))) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}

/** The site's address among the outputs of the latest release of the stage in this clone. */
function readSiteUrl(name: string): string | undefined {
  const file = resolve(import.meta.dirname, '../../cdk.out', name, 'outputs.json');
  if (!existsSync(file)) return undefined;
  const outputs = Outputs.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(outputs).flatMap(({ SiteUrl }) => SiteUrl ?? [])[0];
}

const step: Step = async (name, run) => {
  const begun = Date.now();
  try {
    const result = await run();
    process.stdout.write(`ok    ${name} (${Date.now() - begun} ms)\n`);
    return result;
  } catch (error) {
    process.stdout.write(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    throw error;
  }
};

/** @throws if the page of the site is not there */
async function openFirstPage(origin: string): Promise<void> {
  const page = await fetch(origin);
  const text = await page.text();
  if (!page.ok || !text.includes('<title>')) throw new Error(`it answered ${page.status}`);
}

/** @throws without an account */
async function readSeller(): Promise<SmokeSeller> {
  const { SMOKE_EMAIL: email = '', SMOKE_PASSWORD: password = '' } = process.env;
  if (email === '' || password === '') throw new Error('set SMOKE_EMAIL and SMOKE_PASSWORD');
  return { email, password };
}

async function smoke(origin: string): Promise<void> {
  const client = createSmokeClient(origin);
  await step('serves the first page', () => openFirstPage(origin));
  const found = await readStage(client, step, stage);
  await visit(client, step);
  // The site itself names its stage, whichever address was given.
  if (found === 'prod') return;
  const seller = await step('has an account that sells', readSeller);
  await register(client, step);
  await sell(client, step, seller);
}

// A step that fails has printed its error; a home that was listed is taken off before the end.
await smoke(site).catch(() => {
  process.exitCode = 1;
});
