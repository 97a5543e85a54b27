import { EventBridgeClient, ListRulesCommand, ListTargetsByRuleCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import type { StageAccess } from './aws.ts';
import { stackPrefix } from './names.ts';
import { Refusal } from './site.ts';

const Snapshot = z.object({ position: z.int(), homes: z.int() });

/** Rebuilds the snapshot of the search from every row of its feed. @throws Refusal with the function's error */
export async function reindex({ aws, stage }: StageAccess): Promise<string> {
  const client = new EventBridgeClient(aws.config);
  const NamePrefix = stackPrefix(stage, 'Events-SearchEveryHour');
  const { Rules: [rule] = [] } = await client.send(new ListRulesCommand({ NamePrefix }));
  if (!rule)
    throw new Refusal(`No rule begins with ${NamePrefix}: is ${stage} deployed, and this its account?`);
  const { Targets: [target] = [] } = await client.send(new ListTargetsByRuleCommand({ Rule: rule.Name }));
  if (target?.Arn === undefined) throw new Refusal(`The rule ${rule.Name} has no target.`);
  const { homes } = Snapshot.parse(await aws.invoke(target.Arn, { rebuild: true }));
  return `The search was rebuilt with ${homes} homes; running instances take it over within a minute.`;
}
