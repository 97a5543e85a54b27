import { compileConditions, type ConditionCheck, type ConditionContext } from './conditions.ts';
import type { Statement } from './policy.ts';
import { createMatcher, type Matcher } from './wildcards.ts';

/** One thing that a request does, such as reading the rows of an index. */
export interface Access {
  /** `<service>:<action>` */
  readonly action: string;
  /** The ARN of what it is done to. */
  readonly resource: string;
}

/** The caller of a request. */
export interface Caller {
  readonly kind: 'role' | 'service';
  /** The role's ARN, or the service's name such as `events.amazonaws.com`. */
  readonly name: string;
  readonly account: string;
}

/** A pattern of a statement, and whether a decision has needed it. */
export interface PolicyPattern {
  readonly text: string;
  readonly matches: Matcher;
  used: boolean;
}

/** A statement whose patterns and conditions are compiled. */
export interface CompiledStatement {
  readonly effect: Statement['Effect'];
  readonly actions: readonly PolicyPattern[];
  readonly resources: readonly PolicyPattern[];
  /** Whether the patterns name the actions or resources that the statement leaves out. */
  readonly exceptActions: boolean;
  readonly exceptResources: boolean;
  readonly principal: Statement['Principal'];
  readonly isConditional: boolean;
  readonly holds: ConditionCheck;
}

export type AccessDecision =
  | { readonly allowed: true }
  /** `explicit` is a statement that denies; `implicit` is the lack of one that allows. */
  | { readonly allowed: false; readonly kind: 'explicit' | 'implicit'; readonly by: 'identity' | 'resource' };

const createPattern =
  (options: { readonly ignoreCase: boolean }) =>
  (text: string): PolicyPattern => ({ text, matches: createMatcher(text, options), used: false });

/** @throws Error for a policy variable or a condition operator that is not run here */
export function compileStatement(statement: Statement): CompiledStatement {
  const { Action, NotAction, Resource, NotResource, Condition } = statement;
  const action = createPattern({ ignoreCase: true });
  const resource = createPattern({ ignoreCase: false });
  return {
    effect: statement.Effect,
    actions: (Action ?? NotAction ?? []).map((text) => action(text)),
    // The policy of a trust or of a key may name no resource: it is the one that has the policy.
    resources: (Resource ?? NotResource ?? ['*']).map((text) => resource(text)),
    exceptActions: NotAction !== undefined,
    exceptResources: NotResource !== undefined,
    principal: statement.Principal,
    isConditional: Object.keys(Condition).length > 0,
    holds: compileConditions(Condition),
  };
}

/** Whether a statement speaks of an access, whatever its conditions. */
export function isApplicable(statement: CompiledStatement, { action, resource }: Access): boolean {
  const { actions, resources, exceptActions, exceptResources } = statement;
  return (
    actions.some(({ matches }) => matches(action)) !== exceptActions &&
    resources.some(({ matches }) => matches(resource)) !== exceptResources
  );
}

/** Marks the patterns of a statement that an access needs. */
export function markPatternsUsed(
  { actions, resources }: CompiledStatement,
  { action, resource }: Access,
): void {
  for (const pattern of actions) if (pattern.matches(action)) pattern.used = true;
  for (const pattern of resources) if (pattern.matches(resource)) pattern.used = true;
}

/** How a statement of a resource's policy names a caller: itself, its account, or not at all. */
function findNaming(
  { principal }: CompiledStatement,
  { kind, name, account }: Caller,
): 'self' | 'account' | undefined {
  if (!principal) return undefined;
  const { AWS, Service } = principal;
  if (kind === 'service') return Service.includes(name) || Service.includes('*') ? 'self' : undefined;
  if (AWS.includes(name) || AWS.includes('*')) return 'self';
  return AWS.includes(account) || AWS.includes(`arn:aws:iam::${account}:root`) ? 'account' : undefined;
}

export interface AccessPolicies {
  /** The statements of the caller's role; a service has no role. */
  readonly identity: readonly CompiledStatement[];
  /** The statements of the resource's own policy; undefined where it has no policy. */
  readonly resource: readonly CompiledStatement[] | undefined;
  /** Whether the resource's policy must let the account in before a role's statements count, as of a KMS key. */
  readonly needsResourcePolicy: boolean;
}

/**
 * Decides on an access of a caller of the same account as AWS does: a statement that denies wins, and without a
 * statement that allows it is denied.
 */
export function decideAccess(
  access: Access,
  caller: Caller,
  { identity, resource = [], needsResourcePolicy }: AccessPolicies,
  context: ConditionContext,
): AccessDecision {
  const speaking = (statement: CompiledStatement) =>
    isApplicable(statement, access) && statement.holds(context);
  const identityStatements = identity.filter(speaking);
  const resourceStatements = resource.filter(
    (statement) => findNaming(statement, caller) !== undefined && speaking(statement),
  );
  if (identityStatements.some(({ effect }) => effect === 'Deny'))
    return { allowed: false, kind: 'explicit', by: 'identity' };
  if (resourceStatements.some(({ effect }) => effect === 'Deny'))
    return { allowed: false, kind: 'explicit', by: 'resource' };
  if (resourceStatements.some((statement) => findNaming(statement, caller) === 'self'))
    return { allowed: true };
  const letsIn = !needsResourcePolicy || resourceStatements.length > 0;
  if (letsIn && identityStatements.length > 0) {
    for (const statement of identityStatements) markPatternsUsed(statement, access);
    return { allowed: true };
  }
  const by = caller.kind === 'service' || !letsIn ? 'resource' : 'identity';
  return { allowed: false, kind: 'implicit', by };
}
