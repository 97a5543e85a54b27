import { matchesGlob } from 'node:path';
import * as z from 'zod';
import type { FunctionModel } from './functions.ts';
import type { Resources } from './resources.ts';

const Permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
});

/** Whether a function's resource policy lets a service start it on behalf of a resource. */
export type MayInvoke = (principal: string, sourceArn: string, fn: FunctionModel) => boolean;

export function readPermissions(resources: Resources): MayInvoke {
  const permissions = resources.of('AWS::Lambda::Permission').map((found) => found.read(Permission));
  return (principal, sourceArn, fn) =>
    permissions.some(
      (permission) =>
        permission.Principal === principal &&
        (permission.FunctionName === fn.arn || permission.FunctionName === fn.name) &&
        (permission.SourceArn === undefined || arnMatches(sourceArn, permission.SourceArn)),
    );
}

/** `*` in an ARN matches any text, slashes included. */
const arnMatches = (arn: string, pattern: string): boolean =>
  matchesGlob(arn.replaceAll('/', ' '), pattern.replaceAll('/', ' '));
