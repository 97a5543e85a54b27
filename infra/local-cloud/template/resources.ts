import * as z from 'zod';
import { readStacks, type Assembly, type Stack } from './assembly.ts';
import { isConditionMet, intrinsics, noValue, findPseudoParameter, type Scope } from './intrinsics.ts';
import { nameProperties, resourceNames, type ResourceIdentity } from './resource-identity.ts';

export type Resource = ResourceIdentity & {
  /**
   * The id of this resource among all stacks: its logical id, or with the stack's name before it if two share
   * one.
   */
  readonly id: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The value of `Ref`. */
  readonly ref: () => string;
  readonly attribute: (name: string) => unknown;
  /**
   * All properties with their intrinsics resolved, parsed by a schema; throws with the name of the resource.
   */
  readonly read: <S extends z.ZodType>(schema: S) => z.output<S>;
};

export interface Resources {
  readonly all: readonly Resource[];
  of(type: string): readonly Resource[];
  /** The values of all stacks' outputs of one name. */
  outputs(name: string): readonly string[];
}

/** Reads all stacks of an assembly; intrinsics are resolved on first use. */
export function readResources(assembly: Assembly): Resources {
  const stacks = readStacks(assembly);
  const scopes = new Map<string, Scope>();
  for (const stack of stacks) scopes.set(stack.name, getScope(stack, scopes));
  const counts = new Map<string, number>();
  for (const stack of stacks)
    for (const id of Object.keys(stack.Resources)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const all = stacks.flatMap((stack) =>
    Object.keys(stack.Resources)
      .filter((logicalId) => isPresent(scopes, stack, logicalId))
      .map((logicalId) =>
        createResource(
          scopes,
          stack,
          logicalId,
          counts.get(logicalId) === 1 ? logicalId : `${stack.name}-${logicalId}`,
        ),
      ),
  );
  return {
    all,
    of: (type) => all.filter((resource) => resource.type === type),
    outputs: (name) =>
      [...scopes.values()].flatMap((scope) => {
        const output = scope.stack.Outputs[name];
        return output ? [String(scope.resolve(output.Value))] : [];
      }),
  };
}

function isPresent(scopes: Map<string, Scope>, stack: Stack, logicalId: string): boolean {
  const name = stack.Resources[logicalId]?.Condition;
  const scope = scopes.get(stack.name);
  return name === undefined || scope === undefined || isConditionMet(scope, name);
}

function getScope(stack: Stack, scopes: Map<string, Scope>): Scope {
  const scope: Scope = {
    stack,
    resolve: (value) => resolve(scope, value),
    ref(logicalId) {
      const pseudo = findPseudoParameter(stack, logicalId);
      if (pseudo !== undefined) return pseudo;
      const parameter = stack.Parameters[logicalId];
      if (parameter) return parameter.Default;
      return createIdentity(scope, logicalId, 'Ref').ref();
    },
    attribute: (logicalId, name) => createIdentity(scope, logicalId, 'Fn::GetAtt').attribute(name),
    exported(name) {
      for (const other of scopes.values())
        for (const output of Object.values(other.stack.Outputs))
          if (output.Export && other.resolve(output.Export.Name) === name) return other.resolve(output.Value);
      throw new Error(`no stack exports ${name}`);
    },
    output(stackName, outputName) {
      const other = scopes.get(stackName);
      const output = other?.stack.Outputs[outputName];
      if (!other || !output) throw new Error(`stack ${stackName} has no output ${outputName}`);
      return other.resolve(output.Value);
    },
  };
  return scope;
}

function resolve(scope: Scope, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => resolve(scope, item)).filter((item) => item !== noValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && entries.length === 1) {
    const intrinsic = intrinsics[first[0]];
    if (intrinsic) return intrinsic(scope, first[1]);
    if (first[0].startsWith('Fn::')) throw new Error(`${first[0]} is not known to the local cloud`);
  }
  return Object.fromEntries(
    entries.map(([key, item]) => [key, resolve(scope, item)]).filter(([, item]) => item !== noValue),
  );
}

function createIdentity(scope: Scope, logicalId: string, asking: string) {
  const resource = scope.stack.Resources[logicalId];
  if (!resource) throw new Error(`${asking} ${logicalId}: stack ${scope.stack.name} has no such resource`);
  const identity: ResourceIdentity = {
    stack: scope.stack.name,
    region: scope.stack.region,
    logicalId,
    type: resource.Type,
    get name() {
      return getPhysicalName(scope, logicalId, resource.Type, resource.Properties);
    },
    property: (name) => resolve(scope, resource.Properties[name]),
  };
  const names = resourceNames[resource.Type];
  const unknown = (what: string) =>
    new Error(`${asking} ${logicalId}: the local cloud has no ${what} for ${resource.Type}`);
  return {
    identity,
    ref() {
      if (!names) throw unknown('Ref');
      return names.ref(identity);
    },
    attribute(name: string) {
      const read = names?.attributes?.[name];
      if (!read) throw unknown(name);
      return read(identity);
    },
  };
}

function getPhysicalName(
  scope: Scope,
  logicalId: string,
  type: string,
  properties: Record<string, unknown>,
): string {
  const property = nameProperties[type];
  const given = property === undefined ? undefined : resolve(scope, properties[property]);
  if (typeof given === 'string') return given;
  const derived = `${scope.stack.name}-${logicalId}`;
  return type === 'AWS::S3::Bucket' ? derived.toLowerCase().slice(0, 63) : derived;
}

function createResource(scopes: Map<string, Scope>, stack: Stack, logicalId: string, id: string): Resource {
  const scope = scopes.get(stack.name) ?? getScope(stack, scopes);
  const { identity, ...answers } = createIdentity(scope, logicalId, 'resource');
  return {
    ...identity,
    name: identity.name,
    id,
    metadata: stack.Resources[logicalId]?.Metadata ?? {},
    ...answers,
    read(schema) {
      const where = `${stack.name}/${logicalId} (${identity.type})`;
      try {
        return schema.parse(resolve(scope, stack.Resources[logicalId]?.Properties ?? {}));
      } catch (cause) {
        const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
        throw new Error(`${where} cannot be run here: ${why}`, { cause });
      }
    },
  };
}
