import type { Assembly } from '@gable/local-cloud/template';
import * as z from 'zod';

/** Types whose resource cannot be made again without losing what it holds, or what others know it by. */
const stateful: ReadonlySet<string> = new Set([
  'AWS::Backup::BackupVault',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::Archive',
  'AWS::Events::EventBus',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
  'AWS::Scheduler::ScheduleGroup',
  'AWS::SecretsManager::Secret',
  'AWS::SQS::Queue',
]);

const Template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), DeletionPolicy: z.string().optional() })),
});

/** The type of each stateful resource of a stage, by its stack and logical id. */
export type StatefulIds = Readonly<Record<string, string>>;

/**
 * Lists what a refactoring must not rename: CloudFormation knows a resource by its logical id alone and replaces one
 * that has another. Log groups count where they are kept, queues where events wait that are nowhere else.
 */
export function listStatefulIds({ stacks }: Assembly): StatefulIds {
  const found = stacks.flatMap(({ name, template }) =>
    Object.entries(Template.parse(template).Resources).flatMap(([id, { Type, DeletionPolicy }]) => {
      const isKeptLog = Type === 'AWS::Logs::LogGroup' && DeletionPolicy?.startsWith('Retain') === true;
      return stateful.has(Type) || isKeptLog ? [[`${name}/${id}`, Type] as const] : [];
    }),
  );
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
