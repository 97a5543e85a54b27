import * as z from 'zod';
import { account, homeRegion } from '../../../template/assembly.ts';
import type { CloudModel } from '../../../template/model.ts';
import type { AccessRequest } from '../index.ts';

/** A call of a REST protocol. */
export interface RestRequest {
  readonly method: string;
  /** The decoded parts of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** The parsed body; undefined if it is no JSON. */
  readonly input: unknown;
}

export type RestReader = (request: RestRequest) => AccessRequest[];

const Scheduled = z.object({
  GroupName: z.string().optional(),
  Target: z.object({ RoleArn: z.string().optional() }).optional(),
});
const verbs: Readonly<Record<string, string>> = {
  POST: 'Create',
  PUT: 'Update',
  GET: 'Get',
  DELETE: 'Delete',
};

/** A schedule acts with a role, which its creator passes on. */
export function readSchedulerCall({
  method,
  path: [collection, name],
  query,
  input,
}: RestRequest): AccessRequest[] {
  const { GroupName, Target } = Scheduled.safeParse(input).data ?? {};
  const arn = `arn:aws:scheduler:${homeRegion}:${account}`;
  if (collection !== 'schedules')
    return name === undefined
      ? [{ action: 'scheduler:ListScheduleGroups', resource: '*' }]
      : [{ action: 'scheduler:GetScheduleGroup', resource: `${arn}:schedule-group/${name}` }];
  if (name === undefined) return [{ action: 'scheduler:ListSchedules', resource: `${arn}:schedule/*/*` }];
  const group = GroupName ?? query.get('groupName') ?? 'default';
  const passed = Target?.RoleArn;
  return [
    { action: `scheduler:${verbs[method] ?? method}Schedule`, resource: `${arn}:schedule/${group}/${name}` },
    ...(passed === undefined ? [] : [readPassRole(passed, 'scheduler.amazonaws.com')]),
  ];
}

const readPassRole = (roleArn: string, service: string): AccessRequest => ({
  action: 'iam:PassRole',
  resource: roleArn,
  context: () => ({ 'iam:PassedToService': service }),
});

const Mail = z.object({
  FromEmailAddress: z.string().default(''),
  ConfigurationSetName: z.string().optional(),
  Content: z.object({ Raw: z.unknown().optional() }).default({ Raw: undefined }),
});

/** A mail needs the identity of its sender and its configuration set. */
export function createMailReader({ resources }: Pick<CloudModel, 'resources'>): RestReader {
  const identities = resources.of('AWS::SES::EmailIdentity').map((identity) => identity.ref());
  return ({ input }) => {
    const { FromEmailAddress: from, ConfigurationSetName: set, Content } = Mail.parse(input);
    const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
    const arn = `arn:aws:ses:${homeRegion}:${account}`;
    const action = Content.Raw === undefined ? 'ses:SendEmail' : 'ses:SendRawEmail';
    const context = () => ({ 'ses:FromAddress': address });
    return [
      { action, resource: `${arn}:identity/${findIdentity(identities, address)}`, context },
      ...(set === undefined ? [] : [{ action, resource: `${arn}:configuration-set/${set}`, context }]),
    ];
  };
}

/** The verified identity of an address: itself, or the longest of its domains. */
function findIdentity(identities: readonly string[], address: string): string {
  const domain = address.split('@').at(-1) ?? '';
  const covering = identities.filter(
    (one) => one === address || domain === one || domain.endsWith(`.${one}`),
  );
  return covering.toSorted((one, other) => other.length - one.length)[0] ?? domain;
}

export function readCloudFrontCall({ method, path: [, collection, id, part] }: RestRequest): AccessRequest[] {
  const read = part === 'config' ? 'GetDistributionConfig' : 'GetDistribution';
  const changed = part === 'invalidation' ? 'CreateInvalidation' : 'UpdateDistribution';
  const operation = method === 'GET' ? read : changed;
  return [
    {
      action: collection === 'distribution' ? `cloudfront:${operation}` : `cloudfront:${method}`,
      resource: `arn:aws:cloudfront::${account}:distribution/${id ?? ''}`,
    },
  ];
}

/** `/<api>/<stage>/@connections/<id>` */
export function readConnectionCall({
  method,
  path: [api = '', stage = '', ...rest],
}: RestRequest): AccessRequest[] {
  return [
    {
      action: 'execute-api:ManageConnections',
      resource: `arn:aws:execute-api:${homeRegion}:${account}:${api}/${stage}/${method}/${rest.join('/')}`,
    },
  ];
}

/** `/2015-03-31/functions/<name or ARN>/invocations` */
export function readLambdaCall({ path: [, , name = ''] }: RestRequest): AccessRequest[] {
  return [
    {
      action: 'lambda:InvokeFunction',
      resource: name.startsWith('arn:') ? name : `arn:aws:lambda:${homeRegion}:${account}:function:${name}`,
    },
  ];
}
