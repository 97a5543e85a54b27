import * as z from 'zod';
import type { Resources } from '../../template/resources.ts';

const Principal = z.object({ Service: z.union([z.string(), z.array(z.string())]).optional() });
const Role = z.object({
  AssumeRolePolicyDocument: z.object({
    Statement: z.array(z.object({ Principal: z.unknown(), Effect: z.string() })),
  }),
});

/** Whether a role of the template trusts the scheduler; looked up once, as each schedule names its role. */
export function createRoleCheck(resources: Resources) {
  const known = new Map<string, boolean>();
  const isTrusting = (roleArn: string): boolean =>
    resources
      .of('AWS::IAM::Role')
      .filter((role) => role.attribute('Arn') === roleArn)
      .flatMap((role) => role.read(Role).AssumeRolePolicyDocument.Statement)
      .some(
        (statement) =>
          statement.Effect === 'Allow' &&
          [Principal.safeParse(statement.Principal).data?.Service].flat().includes('scheduler.amazonaws.com'),
      );
  return (roleArn: string): boolean => {
    const verdict = known.get(roleArn) ?? isTrusting(roleArn);
    known.set(roleArn, verdict);
    return verdict;
  };
}
