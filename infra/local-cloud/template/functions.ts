import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { findAsset } from './assembly.ts';
import type { Resource, Resources } from './resources.ts';

export interface FunctionModel {
  readonly id: string;
  readonly name: string;
  readonly arn: string;
  /** The TypeScript or JavaScript file to import. */
  readonly entry: string;
  /** The bundle that is run in place of the entry. */
  readonly bundle: string | undefined;
  /** The exported name of the handler. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly roleArn: string;
  readonly asynchronous: {
    readonly retries: number;
    readonly maxAgeSeconds: number;
    /** ARN of the queue that gets a record of each failed invocation. */
    readonly onFailure: string | undefined;
    /** ARN of the queue that gets the bare event of each failed invocation. */
    readonly deadLetter: string | undefined;
  };
}

/** The metadata key under which a stack may name a function's source file, as a path from the assembly's root. */
export const entryKey = 'local-cloud:entry';

const Variable = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Function = z.object({
  Handler: z.string().default(''),
  Runtime: z.string().default(''),
  Code: z.object({ S3Key: z.string().optional() }).default({}),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  Role: z.string().default(''),
  Environment: z.object({ Variables: z.record(z.string(), Variable).default({}) }).optional(),
  DeadLetterConfig: z.object({ TargetArn: z.string() }).optional(),
});

const InvokeConfig = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().default(2),
  MaximumEventAgeInSeconds: z.number().default(21_600),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});

export interface FunctionSources {
  /** The folder of the assembly's assets. */
  readonly directory: string;
  /** The folder that the paths of entries start from. */
  readonly root: string;
  readonly bundles?: Readonly<Record<string, string>> | undefined;
}

/**
 * The functions that name their source file, and those for Node whose code is an asset. What answers custom resources of
 * a deployment is not run here.
 */
export function readFunctions(resources: Resources, sources: FunctionSources): FunctionModel[] {
  const isForDeployments = createDeploymentFilter(resources);
  const configs = resources
    .of('AWS::Lambda::EventInvokeConfig')
    .map((resource) => resource.read(InvokeConfig));
  return resources.of('AWS::Lambda::Function').flatMap((resource) => {
    const properties = resource.read(Function);
    const entry = resource.metadata[entryKey];
    const asset = isForDeployments(resource) ? undefined : findAssetFile(properties, sources.directory);
    const file = typeof entry === 'string' ? resolve(sources.root, entry) : asset;
    if (file === undefined) return [];
    const config = configs.find(({ FunctionName }) => FunctionName === resource.name);
    return {
      id: resource.id,
      name: resource.name,
      arn: String(resource.attribute('Arn')),
      entry: file,
      get bundle() {
        return typeof entry === 'string' ? sources.bundles?.[entry] : undefined;
      },
      handler: properties.Handler.split('.').at(-1) ?? 'handler',
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      environment: properties.Environment?.Variables ?? {},
      roleArn: properties.Role,
      asynchronous: {
        retries: config?.MaximumRetryAttempts ?? 2,
        maxAgeSeconds: config?.MaximumEventAgeInSeconds ?? 21_600,
        onFailure: config?.DestinationConfig?.OnFailure?.Destination,
        deadLetter: properties.DeadLetterConfig?.TargetArn,
      },
    };
  });
}

/** Tells the functions that answer custom resources from those of the application. */
function createDeploymentFilter(resources: Resources): (resource: Resource) => boolean {
  const tokens = new Set(
    resources.all
      .filter(({ type }) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource')
      .map((resource) => String(resource.property('ServiceToken'))),
  );
  return (resource) => tokens.has(String(resource.attribute('Arn')));
}

/** The file of a handler such as `index.handler` in the asset of its function; undefined if it isn't for Node. */
function findAssetFile({ Runtime, Code, Handler }: z.output<typeof Function>, directory: string) {
  if (!Runtime.startsWith('nodejs') || Code.S3Key === undefined) return undefined;
  const asset = findAsset(directory, Code.S3Key);
  const name = Handler.replace(/\.[^./]*$/, '');
  return ['js', 'mjs', 'cjs']
    .map((ending) => join(asset, `${name}.${ending}`))
    .find((file) => existsSync(file));
}

/** Finds the function of an ARN, an integration URI or a bare name. */
export function createFunctionFinder(
  functions: readonly FunctionModel[],
): (reference: string) => FunctionModel {
  const byName = new Map(functions.map((found) => [found.name, found]));
  return (reference) => {
    const name = /:function:([A-Za-z0-9-_]+)/.exec(reference)?.[1] ?? reference;
    const found = byName.get(name);
    if (!found)
      throw new Error(
        `${reference} is no function that runs here: one for Node with an asset, or with ${entryKey} in its metadata`,
      );
    return found;
  };
}
