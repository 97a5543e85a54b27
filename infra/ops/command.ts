import { stageNames, getStage } from '../stages.ts';
import { createAwsClients } from './aws-clients.ts';
import { awsCommands } from './aws-commands.ts';
import { type OpsOptions, parseCommandLine } from './options.ts';
import { askCode, askPassword } from './prompts.ts';
import { restoreUsage } from './restore/command.ts';
import { siteCommands } from './site-commands.ts';
import { type SiteCall, defaultSite, resolveOrigin, Refusal, logInAsStaff } from './site.ts';
import { resolveLog } from './trace.ts';

export const usage = `What staff do at a site by its own calls:

  npm run ops -- coupon create CODE (--percent 20 | --fixed 10 | --free-days 30)
      [--package plus]... [--min-spend 99] [--starts 2026-12-01] [--ends 2026-12-31]
      [--uses 100] [--per-user 1] [--note "Spring fair"]
  npm run ops -- coupon list
  npm run ops -- coupon end CODE
  npm run ops -- block PERSON --reason fraud --words "What the person reads"
  npm run ops -- unblock PERSON --reason "Why"
  npm run ops -- payments PERSON          (a person's payments, or those of a package)
  npm run ops -- refund PAYMENT --reason "Why" [--amount 10]

  Who: --email or GABLE_EMAIL; the password is GABLE_PASSWORD, or is asked for.
  With two-step sign-in: --code 123456, or the code is asked for.
  At which site: --site ${defaultSite} (as without it), or --stage dev.
  A person is an id, an email address or a username. Sums are pounds, or pence as 1000p.
  Days are UTC; a coupon ends with its last day.

What operators do at AWS, with their credentials and --stage dev (as without it):

  npm run ops -- staff add EMAIL          (who has registered and verified the address)
  npm run ops -- staff remove EMAIL
  npm run ops -- staff list
  npm run ops -- redrive                  (which dead-letter queues have messages)
  npm run ops -- redrive QUEUE            (sends them again; a part of the name is enough)
  npm run ops -- replay REACTION --from 2026-12-31T18:00Z [--to 2026-12-31T19:00Z]
  npm run ops -- reindex                  (rebuilds the search from its feed)
  npm run ops -- search status            (what answers searches, and how far the cluster is)
  npm run ops -- map publish FILE.pmtiles (the streets that the site's maps show; map withdraw takes them off, map show names them)
  npm run ops -- block-network 203.0.113.0/24    (the firewall refuses it; unblock-network lets it in again)
${restoreUsage}

  AWS_ENDPOINT_URL names a local cloud.

What anyone does with the files of a build:

  npm run ops -- trace [LOG] [--maps dist/maps]   (names the source lines of a log, or of what is piped to it)`;

/**
 * Runs a command line and returns what to print.
 * @throws Refusal for an unknown command, and with the site's own message
 */
export async function runOpsCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseCommandLine(args);
  const [name = '', ...words] = positionals;
  if (name === 'trace') return resolveLog(words[0], values.maps);
  const atSite = siteCommands[name]?.(words, values);
  if (atSite) return atSite(await logIn(values, env));
  const atAws = awsCommands[name]?.(words, values);
  if (atAws) return atAws(createStageAccess(values.stage, env));
  throw new Refusal(usage);
}

async function logIn(options: OpsOptions, env: NodeJS.ProcessEnv): Promise<SiteCall> {
  const email = options.email ?? env['GABLE_EMAIL'];
  if (email === undefined) throw new Refusal('Say who you are by --email or GABLE_EMAIL.');
  const password = env['GABLE_PASSWORD'] ?? (await askPassword(email));
  const credentials = { email, password, askCode: async () => options.code ?? askCode(email) };
  return logInAsStaff(resolveOrigin(options), credentials);
}

function createStageAccess(stage = 'dev', env: NodeJS.ProcessEnv) {
  if (!stageNames.includes(stage)) throw new Refusal(`--stage is one of ${stageNames.join(', ')}.`);
  return { stage, aws: createAwsClients(getStage(stage).region, env['AWS_ENDPOINT_URL']) };
}
