import { resolve } from 'node:path';
import * as z from 'zod';
import type { Resources } from './resources.ts';

export interface FunctionModel {
  readonly id: string;
  readonly name: string;
  readonly arn: string;
  /** The TypeScript (or JavaScript) file to import. */
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

/** The metadata key under which the stack names a function's source file. */
export const entryKey = 'gable:entry';

const projectRoot = resolve(import.meta.dirname, '../../..');

const Variable = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const Function = z.object({
  Handler: z.string(),
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

/**
 * The functions that name their source file; those of CDK's own custom resources don't, and are not run here.
 */
export function readFunctions(
  resources: Resources,
  bundles: Readonly<Record<string, string>> = {},
): FunctionModel[] {
  const configs = resources
    .of('AWS::Lambda::EventInvokeConfig')
    .map((resource) => resource.read(InvokeConfig));
  return resources.of('AWS::Lambda::Function').flatMap((resource) => {
    const entry = resource.metadata[entryKey];
    if (typeof entry !== 'string') return [];
    const properties = resource.read(Function);
    const config = configs.find(({ FunctionName }) => FunctionName === resource.name);
    return {
      id: resource.id,
      name: resource.name,
      arn: String(resource.attribute('Arn')),
      entry: resolve(projectRoot, entry),
      get bundle() {
        return bundles[entry];
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

/** Finds the function of an ARN, an integration URI or a bare name. */
export function createFunctionFinder(
  functions: readonly FunctionModel[],
): (reference: string) => FunctionModel {
  const byName = new Map(functions.map((found) => [found.name, found]));
  return (reference) => {
    const name = /:function:([A-Za-z0-9-_]+)/.exec(reference)?.[1] ?? reference;
    const found = byName.get(name);
    if (!found) throw new Error(`${reference} is not a function with ${entryKey} in its metadata`);
    return found;
  };
}
