import * as z from 'zod';
import type { Resource, Resources } from '../../template/resources.ts';
import { compileStatement, type CompiledStatement } from './evaluate.ts';
import { PolicyDocument } from './policy.ts';

/** The policies of the templates; each is read when it is first needed. */
export interface TemplatePolicies {
  /** The statements of a role's own policies, by its ARN; AWS's managed policies are not read. */
  readonly ofRole: (arn: string) => readonly CompiledStatement[];
  /** The statements of a resource's policy, by its ARN; undefined where it has no policy. */
  readonly ofResource: (arn: string) => readonly CompiledStatement[] | undefined;
}

const Role = z.object({ Policies: z.array(z.object({ PolicyDocument })).default([]) });
const Attached = z.object({ PolicyDocument });
const Names = z.array(z.string()).default([]);

const compilePolicy = (document: z.output<typeof PolicyDocument>): CompiledStatement[] =>
  document.Statement.map(compileStatement);

export function readPolicies(resources: Pick<Resources, 'of'>): TemplatePolicies {
  const attached = memoize(() => groupByOwner(listPolicies(resources), 'Roles'));
  const roles = memoize(
    () => new Map(resources.of('AWS::IAM::Role').map((role) => [String(role.attribute('Arn')), role])),
  );
  const ofRole = memoizeByArn((arn) => {
    const role = roles().get(arn);
    if (!role) return [];
    const inline = role
      .read(Role)
      .Policies.flatMap(({ PolicyDocument: document }) => compilePolicy(document));
    const others = (attached().get(role.ref()) ?? []).flatMap((policy) =>
      compilePolicy(policy.read(Attached).PolicyDocument),
    );
    return [...inline, ...others];
  });
  const readers: Readonly<Record<string, (arn: string) => CompiledStatement[]>> = {
    s3: readBucketPolicies(resources),
    sqs: readQueuePolicies(resources),
    kms: readKeyPolicies(resources),
  };
  const ofOwner = memoizeByArn((arn) => {
    const found = readers[arn.split(':')[2] ?? '']?.(arn) ?? [];
    return found.length > 0 ? found : undefined;
  });
  return { ofRole, ofResource: (arn) => ofOwner(toOwner(arn)) };
}

const listPolicies = (resources: Pick<Resources, 'of'>): Resource[] => [
  ...resources.of('AWS::IAM::Policy'),
  ...resources.of('AWS::IAM::ManagedPolicy'),
];

/** The ARN of what has the policy: of an object, its bucket. */
const toOwner = (arn: string): string =>
  arn.startsWith('arn:aws:s3:::') ? (arn.split('/', 1)[0] ?? arn) : arn;

/** The resources by the values of a property that lists what they belong to. */
function groupByOwner(policies: readonly Resource[], property: string): Map<string, Resource[]> {
  const found = new Map<string, Resource[]>();
  for (const policy of policies)
    for (const owner of [Names.parse(policy.property(property))].flat())
      found.set(owner, [...(found.get(owner) ?? []), policy]);
  return found;
}

function readBucketPolicies(resources: Pick<Resources, 'of'>) {
  const byBucket = memoize(
    () =>
      new Map(
        resources.of('AWS::S3::BucketPolicy').map((policy) => [String(policy.property('Bucket')), policy]),
      ),
  );
  return (arn: string): CompiledStatement[] => {
    const bucket = arn.split(':').at(-1) ?? '';
    const policy = byBucket().get(bucket);
    return policy ? compilePolicy(policy.read(Attached).PolicyDocument) : [];
  };
}

function readQueuePolicies(resources: Pick<Resources, 'of'>) {
  const byUrl = memoize(() => groupByOwner(resources.of('AWS::SQS::QueuePolicy'), 'Queues'));
  const urls = memoize(
    () =>
      new Map(resources.of('AWS::SQS::Queue').map((queue) => [String(queue.attribute('Arn')), queue.ref()])),
  );
  return (arn: string): CompiledStatement[] =>
    (byUrl().get(urls().get(arn) ?? '') ?? []).flatMap((policy) =>
      compilePolicy(policy.read(Attached).PolicyDocument),
    );
}

const Key = z.object({ KeyPolicy: PolicyDocument });

const readKeyPolicies =
  (resources: Pick<Resources, 'of'>) =>
  (arn: string): CompiledStatement[] =>
    resources
      .of('AWS::KMS::Key')
      .filter((key) => key.attribute('Arn') === arn)
      .flatMap((key) => compilePolicy(key.read(Key).KeyPolicy));

function memoize<T>(read: () => T): () => T {
  let value: { readonly read: T } | undefined;
  return () => (value ??= { read: read() }).read;
}

function memoizeByArn<T>(read: (arn: string) => T): (arn: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (arn) => {
    const found = known.get(arn) ?? { value: read(arn) };
    known.set(arn, found);
    return found.value;
  };
}
