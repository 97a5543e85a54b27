import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type ApiModel, type Assembly, readModel } from '@gable/local-cloud/template';
import * as z from 'zod';
import { readStoredAssembly } from '../build/assembly-cache.ts';

export interface StackChangesOptions {
  readonly assembly: Assembly;
  readonly engine: string;
  /** Replaces the routes of the APIs that run. */
  readonly setRoutes: (apis: readonly ApiModel[]) => void;
  readonly say: (line: string) => void;
}

const quietMilliseconds = 300;

/**
 * Synthesizes the stacks after a change. A running cloud takes the routes of an API; what else differs from what it was
 * started with is named, as it needs a restart.
 */
export function createStackChanges({ assembly, engine, setRoutes, say }: StackChangesOptions): () => void {
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    try {
      const recent = await synthesize(engine);
      if (own !== latest) return;
      setRoutes(readModel(recent).apis);
      const names = listDifferences(assembly, recent);
      if (names.length > 0) say(`Restart: ${nameResources(names)} changed.`);
    } catch (error) {
      if (own === latest)
        say(`The stacks can’t be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare(), quietMilliseconds);
  };
}

/** By a program of its own, as a module is loaded once. */
async function synthesize(engine: string): Promise<Assembly> {
  const program = join(import.meta.dirname, 'synthesize.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, engine]);
  return readStoredAssembly(stdout.trim().split('\n').at(-1) ?? '');
}

const Template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.unknown().optional() })),
});

/** What belongs to the routes of an API. */
const routeTypes = ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration', 'AWS::Lambda::Permission'];

/** The resources, without routes, that only one of the two has, or that differ. */
function listDifferences(present: Assembly, recent: Assembly): string[] {
  const [old, made] = [listResources(present), listResources(recent)];
  return [...new Set([...old.keys(), ...made.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), made.get(name)),
  );
}

const listResources = ({ stacks }: Assembly) =>
  new Map(
    stacks.flatMap(({ name, template }) =>
      Object.entries(Template.parse(template).Resources)
        .filter(([, { Type }]) => !routeTypes.includes(Type))
        .map(([id, resource]) => [`${id} of ${name}`, resource] as const),
    ),
  );

const nameResources = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? `${first} has` : `${first} and ${rest.length} more resources have`;
