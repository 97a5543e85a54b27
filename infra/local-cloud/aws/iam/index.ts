import { operator } from '../../base/credentials.ts';
import { account } from '../../template/assembly.ts';
import type { CloudModel } from '../../template/model.ts';
import type { ConditionContext } from './conditions.ts';
import {
  isApplicable,
  decideAccess,
  type Access,
  type Caller,
  type CompiledStatement,
  type AccessDecision,
} from './evaluate.ts';
import { readPolicies, type TemplatePolicies } from './policies.ts';

export type { Access } from './evaluate.ts';

/** One access of a request, with the values of its condition keys, which few statements ask for. */
export type AccessRequest = Access & {
  readonly context?: (() => Readonly<Record<string, string | readonly string[]>>) | undefined;
};

/** A refused access, with AWS's message. */
export interface AccessRefusal {
  readonly access: Access;
  readonly message: string;
}

/** What a function is granted, and what of it decisions have needed. */
export interface FunctionGrant {
  readonly functionId: string;
  readonly actions: readonly { readonly text: string; readonly used: boolean }[];
  readonly resources: readonly { readonly text: string; readonly used: boolean }[];
}

/** IAM: decides on requests by the policies of the templates. */
export interface Iam {
  /** Whether an access key belongs to a function of the templates or to the operator. */
  readonly isKnown: (accessKeyId: string) => boolean;
  /** The first access that the owner of an access key lacks; the operator is the administrator. */
  readonly refuse: (accessKeyId: string, accesses: readonly AccessRequest[]) => AccessRefusal | undefined;
  /** The same for a role that a service assumes. */
  readonly refuseRole: (roleArn: string, accesses: readonly AccessRequest[]) => AccessRefusal | undefined;
  /** The same for a service, which the policy of the resource has to let in. */
  readonly refuseService: (service: string, access: AccessRequest) => AccessRefusal | undefined;
  readonly listGrants: () => FunctionGrant[];
}

export type IamOptions = Pick<CloudModel, 'functions' | 'resources'> & {
  readonly log: (line: string) => void;
};

export function createIam({ functions, resources, log }: IamOptions): Iam {
  const policies = readPolicies(resources);
  const decideOn = createDecisions(policies);
  const principals = new Map(
    functions.map(({ id, name, roleArn }) => [
      id,
      {
        caller: toRoleCaller(roleArn),
        user: `arn:aws:sts::${account}:assumed-role/${toRoleName(roleArn)}/${name}`,
      },
    ]),
  );
  const firstRefusal = (caller: Caller, user: string, accesses: readonly AccessRequest[]) => {
    for (const access of accesses) {
      const decision = decideOn(caller, access);
      if (decision.allowed) continue;
      const message = formatMessage(user, access, decision);
      log(message);
      return { access, message };
    }
    return undefined;
  };
  return {
    isKnown: (accessKeyId) => accessKeyId === operator || principals.has(accessKeyId),
    refuse(accessKeyId, accesses) {
      if (accessKeyId === operator) return undefined;
      const principal = principals.get(accessKeyId);
      if (!principal) throw new Error(`${accessKeyId} is no function of the templates`);
      return firstRefusal(principal.caller, principal.user, accesses);
    },
    refuseRole: (roleArn, accesses) => firstRefusal(toRoleCaller(roleArn), roleArn, accesses),
    refuseService: (service, access) =>
      firstRefusal({ kind: 'service', name: service, account }, service, [access]),
    listGrants: () =>
      functions.flatMap(({ id, roleArn }) =>
        policies.ofRole(roleArn).map(({ actions, resources: patterns }) => ({
          functionId: id,
          actions: actions.map(({ text, used }) => ({ text, used })),
          resources: patterns.map(({ text, used }) => ({ text, used })),
        })),
      ),
  };
}

const toRoleCaller = (arn: string): Caller => ({ kind: 'role', name: arn, account });
const toRoleName = (roleArn: string): string => roleArn.split('/').at(-1) ?? roleArn;

interface Candidates {
  readonly identity: readonly CompiledStatement[];
  readonly resource: readonly CompiledStatement[] | undefined;
  /** The decision, if it depends on no condition. */
  readonly settled: AccessDecision | undefined;
}

/** Most combinations of caller, action and resource that are remembered. */
const maxRemembered = 20_000;
const noContext: ConditionContext = new Map();

/** Decides, and remembers the statements that speak of a caller's action on a resource. */
function createDecisions(
  policies: TemplatePolicies,
): (caller: Caller, access: AccessRequest) => AccessDecision {
  const known = new Map<string, Candidates>();
  const find = (caller: Caller, access: AccessRequest): Candidates => {
    const speaking = (statement: CompiledStatement) => isApplicable(statement, access);
    const identity = caller.kind === 'role' ? policies.ofRole(caller.name).filter(speaking) : [];
    const resource = policies.ofResource(access.resource)?.filter(speaking);
    const isConditional = [...identity, ...(resource ?? [])].some((statement) => statement.isConditional);
    const settled = isConditional
      ? undefined
      : decideAccess(access, caller, selectStatements(identity, resource, access), noContext);
    return { identity, resource, settled };
  };
  return (caller, access) => {
    const key = `${caller.name}\n${access.action}\n${access.resource}`;
    let candidates = known.get(key);
    if (!candidates) {
      if (known.size >= maxRemembered) known.clear();
      candidates = find(caller, access);
      known.set(key, candidates);
    }
    if (candidates.settled) return candidates.settled;
    const { identity, resource } = candidates;
    return decideAccess(
      access,
      caller,
      selectStatements(identity, resource, access),
      createContext(caller, access),
    );
  };
}

const selectStatements = (
  identity: readonly CompiledStatement[],
  resource: readonly CompiledStatement[] | undefined,
  { action }: Access,
) => ({ identity, resource, needsResourcePolicy: action.startsWith('kms:') });

/** The condition keys of every request, and those of this one. Every endpoint of AWS is reached by TLS. */
function createContext(caller: Caller, { context }: AccessRequest): ConditionContext {
  const values = new Map<string, readonly string[]>([
    ['aws:securetransport', ['true']],
    ['aws:principalaccount', [caller.account]],
  ]);
  if (caller.kind === 'role') values.set('aws:principalarn', [caller.name]);
  for (const [key, value] of Object.entries(context?.() ?? {})) values.set(key.toLowerCase(), [value].flat());
  return values;
}

function formatMessage(
  user: string,
  { action, resource }: Access,
  decision: AccessDecision & { allowed: false },
): string {
  const policy = decision.by === 'identity' ? 'an identity-based policy' : 'a resource-based policy';
  const why =
    decision.kind === 'explicit'
      ? `with an explicit deny in ${policy}`
      : `because no ${policy.replace(/^an? /, '')} allows the ${action} action`;
  const shown = action.startsWith('s3:') ? `"${resource}"` : resource;
  return `User: ${user} is not authorized to perform: ${action} on resource: ${shown} ${why}`;
}
