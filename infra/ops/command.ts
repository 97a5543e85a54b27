import { parseArgs } from 'node:util';
import { stageNames, stageOf } from '../stages.ts';
import { awsOf } from './aws.ts';
import { createCoupon, endCoupon, listCoupons, type Said } from './coupons.ts';
import { askCode, askPassword } from './prompts.ts';
import { listDeadLetters, redrive } from './redrive.ts';
import { type Call, defaultSite, originOf, Refusal, staffAt } from './site.ts';

const usage = `What staff do at a site by its own calls, and operators at AWS:

  npm run ops -- coupon create CODE (--percent 20 | --fixed 10 | --free-days 30)
      [--package plus]... [--min-spend 99] [--starts 2026-12-01] [--ends 2026-12-31]
      [--uses 100] [--per-user 1] [--note "Spring fair"]
  npm run ops -- coupon list
  npm run ops -- coupon end CODE

  npm run ops -- redrive                  (which dead-letter queues have messages)
  npm run ops -- redrive QUEUE            (sends them again; a part of the name is enough)

Redrive uses your AWS credentials and takes --stage dev (as without it); AWS_ENDPOINT_URL names a local cloud.
Sums are pounds, or pence as 1000p. Days are UTC; a coupon ends with its last day.
At which site: --site ${defaultSite} (as without it), or --stage dev.
Who: --email or GABLE_EMAIL; the password is GABLE_PASSWORD, or is asked for.
With two-step sign-in: --code 123456, or the code is asked for.`;

const options = {
  site: { type: 'string' },
  stage: { type: 'string' },
  email: { type: 'string' },
  code: { type: 'string' },
  percent: { type: 'string' },
  fixed: { type: 'string' },
  'free-days': { type: 'string' },
  package: { type: 'string', multiple: true },
  'min-spend': { type: 'string' },
  starts: { type: 'string' },
  ends: { type: 'string' },
  uses: { type: 'string' },
  'per-user': { type: 'string' },
  note: { type: 'string' },
} as const;

/** The work of a command, or `undefined` for an unknown one. */
function workOf(
  [noun, verb, code]: readonly string[],
  options: Said,
): ((call: Call) => Promise<string>) | undefined {
  if (noun !== 'coupon') return undefined;
  if (verb === 'list') return listCoupons;
  if (code === undefined) return undefined;
  if (verb === 'create') return (call) => createCoupon(call, code, options);
  return verb === 'end' ? (call) => endCoupon(call, code) : undefined;
}

/**
 * Runs a command line and returns what to print.
 * @throws Refusal for an unknown command, and with the site's own message
 */
export async function command(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = understood(args);
  if (positionals[0] === 'redrive') return redriveAt(values.stage, positionals[1], env);
  const work = workOf(positionals, values);
  if (!work) throw new Refusal(usage);
  const email = values.email ?? env['GABLE_EMAIL'];
  if (email === undefined) throw new Refusal('Say who you are by --email or GABLE_EMAIL.');
  const password = env['GABLE_PASSWORD'] ?? (await askPassword(email));
  const credentials = { email, password, askCode: async () => values.code ?? askCode(email) };
  return work(await staffAt(originOf(values), credentials));
}

function redriveAt(stageName = 'dev', queue: string | undefined, env: NodeJS.ProcessEnv): Promise<string> {
  if (!stageNames.includes(stageName)) throw new Refusal(`--stage is one of ${stageNames.join(', ')}.`);
  const aws = awsOf(stageOf(stageName).region, env['AWS_ENDPOINT_URL']);
  const prefix = `Gable-${stageName}-`;
  return queue === undefined ? listDeadLetters(aws, prefix) : redrive(aws, prefix, queue);
}

function understood(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // For example an unknown option.
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
