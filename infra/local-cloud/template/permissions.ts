import { matchesGlob } from 'node:path';
import * as z from 'zod';
import type { Resources } from './resources.ts';

const Permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
});

/**
 * Whether the resource policy of a function or an alias lets a service start it on behalf of a resource. `target` is
 * its ARN, or an integration's URI with it. A permission on a function does not hold for its aliases.
 */
export type MayInvoke = (principal: string, sourceArn: string, target: string) => boolean;

export function readPermissions(resources: Resources): MayInvoke {
  const permissions = resources.of('AWS::Lambda::Permission').map((found) => found.read(Permission));
  return (principal, sourceArn, target) => {
    const asked = toFunctionName(target);
    return permissions.some(
      (permission) =>
        permission.Principal === principal &&
        toFunctionName(permission.FunctionName) === asked &&
        (permission.SourceArn === undefined || isArnMatch(sourceArn, permission.SourceArn)),
    );
  };
}

/** The name of a function with its alias, if it has one, such as `Shop-Orders:live`. */
const toFunctionName = (reference: string): string =>
  /:function:([\w-]+(?::[\w-]+)?)/.exec(reference)?.[1] ?? reference;

/** `*` in an ARN matches any text, slashes included. */
const isArnMatch = (arn: string, pattern: string): boolean =>
  matchesGlob(arn.replaceAll('/', ' '), pattern.replaceAll('/', ' '));
