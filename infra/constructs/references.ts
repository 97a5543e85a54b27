import { CfnWaitConditionHandle, Stack } from 'aws-cdk-lib';
import { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

/** The context with digests of what stacks take from others' outputs, as JSON by stack name. */
export const referencesContext = 'references';

const Digests = z.record(z.string(), z.string().regex(/^[0-9a-f]+$/));

/**
 * Makes a stack's template differ when a value that it takes from another stack has changed. The reference's text
 * stays the same then, so the command line would skip the stack, and an alias would stay with a version of the old
 * value.
 */
export function markReferences(app: IConstruct): void {
  const given: unknown = app.node.tryGetContext(referencesContext);
  const digests = Digests.parse(typeof given === 'string' ? JSON.parse(given) : {});
  for (const stack of app.node.children) {
    const digest = Stack.isStack(stack) ? digests[stack.stackName] : undefined;
    if (digest === undefined) continue;
    // A resource that does nothing and costs nothing: a change of metadata alone is no update.
    new CfnWaitConditionHandle(stack, `References${digest}`);
    for (const child of stack.node.findAll())
      if (child instanceof Lambda) child.invalidateVersionBasedOn(digest);
  }
}
