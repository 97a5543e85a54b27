import { parseArgs } from 'node:util';
import { providerSecrets } from '../../constructs/provider-secrets.ts';
import { type Stage, getStage } from '../../stages.ts';
import { Refusal } from '../site.ts';
import { loadAccountFacts } from './account-facts.ts';
import { checkAccount } from './check-account.ts';
import { checkStage } from './check-stage.ts';
import type { Finding } from './finding.ts';

/** Checks a stage and the account of the present credentials. @throws Refusal if AWS does not answer */
export async function findProblems(stage: Stage, endpoint: string | undefined): Promise<Finding[]> {
  const secretNouns = [...Object.keys(providerSecrets), ...Object.keys(stage.social)];
  const facts = await loadAccountFacts(stage, { endpoint, secretNouns });
  return [...checkStage(stage), ...checkAccount(stage, facts, providerSecrets)];
}

/** What to print, refusals first, and whether the stage can be deployed, with the options that it was checked with. */
export function toReport(
  name: string,
  findings: readonly Finding[],
  social?: string,
): { readonly text: string; readonly isReady: boolean } {
  const linesOf = (kind: Finding['kind'], mark: string) =>
    findings.filter((finding) => finding.kind === kind).map(({ text }) => `${mark} ${text}`);
  const refusals = linesOf('refusal', '✗');
  const verdict =
    refusals.length === 0
      ? `${name} can be deployed: npm run deploy -- -c stage=${name}${social === undefined ? '' : ` -c social=${social}`}`
      : `${name} cannot be deployed yet: ${refusals.length} to mend in infra/stages.ts or at AWS.`;
  return { text: [...refusals, ...linesOf('note', '·'), verdict].join('\n'), isReady: refusals.length === 0 };
}

/** The value of `-c <name>=<value>`. */
export function findContext(args: readonly string[], name: string): string | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: { context: { type: 'string', short: 'c', multiple: true, default: [] } },
  });
  return values.context.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The stage of `-c stage=<name>` and `-c social=<names>`, as for `npm run deploy`. @throws Refusal without one */
export function parseStage(args: readonly string[]): Stage {
  try {
    return getStage(findContext(args, 'stage'), findContext(args, 'social'));
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
