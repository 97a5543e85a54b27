import { EventBridgeClient, ListRulesCommand, ListTargetsByRuleCommand } from '@aws-sdk/client-eventbridge';
import type { StageAccess } from './aws-clients.ts';
import { Refusal } from './site.ts';

export interface RulePlace {
  /** The beginning of the rule's name, as AWS adds to the end. */
  readonly namePrefix: string;
  /** The name of the rule's bus; schedules are on the account's default bus. */
  readonly bus?: string;
}

/** The ARN of the function that a rule runs. @throws Refusal where there is no such rule */
export async function getRuleTarget(aws: StageAccess['aws'], place: RulePlace): Promise<string> {
  const target = await findRuleTarget(aws, place);
  if (target === undefined)
    throw new Refusal(
      `No rule begins with ${place.namePrefix}: is the stage deployed, and this its account?`,
    );
  return target;
}

/** The ARN of the function that a rule runs; `undefined` where the stage has no such rule. */
export async function findRuleTarget(
  aws: StageAccess['aws'],
  { namePrefix, bus }: RulePlace,
): Promise<string | undefined> {
  const client = new EventBridgeClient(aws.config);
  const { Rules: [rule] = [] } = await client.send(
    new ListRulesCommand({ NamePrefix: namePrefix, EventBusName: bus }),
  );
  if (!rule) return undefined;
  const { Targets: [target] = [] } = await client.send(
    new ListTargetsByRuleCommand({ Rule: rule.Name, EventBusName: bus }),
  );
  if (target?.Arn === undefined) throw new Refusal(`The rule ${rule.Name} has no target.`);
  return target.Arn;
}
