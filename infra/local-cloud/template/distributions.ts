import * as z from 'zod';
import { readCaching, readForwarding, type Caching, type Forwarding } from './edge-policies.ts';
import { readHeadersPolicy, type HeadersPolicy } from './headers-policy.ts';
import type { Resources } from './resources.ts';

export interface OriginModel {
  readonly id: string;
  /** Host name, such as that of an HTTP API or a bucket. */
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The origin that is asked where the first one answers one of these statuses. */
export interface FallbackModel {
  readonly origin: OriginModel;
  readonly statuses: readonly number[];
}

export interface BehaviourModel {
  /** Such as `/api/*`; the default behaviour has `*`. */
  readonly pattern: string;
  readonly origin: OriginModel;
  readonly fallback: FallbackModel | undefined;
  readonly methods: readonly string[];
  readonly compress: boolean;
  readonly caching: Caching;
  readonly forwarding: readonly Forwarding[];
  readonly responseHeaders: HeadersPolicy | undefined;
  /** Source code of the CloudFront Functions, by event type. */
  readonly viewerRequest: string | undefined;
  readonly viewerResponse: string | undefined;
}

export interface ErrorPage {
  readonly code: number;
  readonly path: string | undefined;
  readonly status: number;
}

export interface DistributionModel {
  readonly id: string;
  readonly host: string;
  readonly aliases: readonly string[];
  readonly rootObject: string;
  /** In the order in which they are tried; the default comes last. */
  readonly behaviours: readonly BehaviourModel[];
  readonly errorPages: readonly ErrorPage[];
}

const Behaviour = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
});

const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const OriginGroup = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
  Members: z.object({
    Items: z.tuple([z.object({ OriginId: z.string() }), z.object({ OriginId: z.string() })]),
  }),
});

const Distribution = z.object({
  DistributionConfig: z.object({
    Aliases: z.array(z.string()).default([]),
    DefaultRootObject: z.string().default(''),
    Origins: z.array(Origin),
    OriginGroups: z.object({ Items: z.array(OriginGroup).default([]) }).default({ Items: [] }),
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour).default([]),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
        }),
      )
      .default([]),
  }),
});

const EdgeFunction = z.object({ FunctionCode: z.string() });

export function readDistributions(resources: Resources): DistributionModel[] {
  return resources.of('AWS::CloudFront::Distribution').map((found) => {
    const { DistributionConfig: config } = found.read(Distribution);
    const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior];
    return {
      id: found.ref(),
      host: String(found.attribute('DomainName')),
      aliases: config.Aliases,
      rootObject: config.DefaultRootObject,
      behaviours: behaviours.map((behaviour) => toBehaviour(resources, config, behaviour)),
      errorPages: config.CustomErrorResponses.map((page) => ({
        code: page.ErrorCode,
        path: page.ResponsePagePath,
        status: page.ResponseCode ?? page.ErrorCode,
      })),
    };
  });
}

function toBehaviour(
  resources: Resources,
  { Origins, OriginGroups }: z.output<typeof Distribution>['DistributionConfig'],
  given: z.output<typeof Behaviour>,
): BehaviourModel {
  const group = OriginGroups.Items.find(({ Id }) => Id === given.TargetOriginId);
  const [first, second] = group?.Members.Items ?? [{ OriginId: given.TargetOriginId }];
  const originOf = (id: string): OriginModel => {
    const origin = Origins.find(({ Id }) => Id === id);
    if (!origin) throw new Error(`behaviour ${given.PathPattern} names no origin`);
    return toOrigin(origin);
  };
  const edge = (type: string) => {
    const association = given.FunctionAssociations.find(({ EventType }) => EventType === type);
    return association && findFunctionCode(resources, association.FunctionARN);
  };
  return {
    pattern: given.PathPattern,
    origin: originOf(first.OriginId),
    fallback: group &&
      second && { origin: originOf(second.OriginId), statuses: group.FailoverCriteria.StatusCodes.Items },
    methods: given.AllowedMethods,
    compress: given.Compress,
    caching: readCaching(resources, given.CachePolicyId),
    forwarding: readForwarding(resources, given.CachePolicyId, given.OriginRequestPolicyId),
    responseHeaders: readHeadersPolicy(resources, given.ResponseHeadersPolicyId),
    viewerRequest: edge('viewer-request'),
    viewerResponse: edge('viewer-response'),
  };
}

const toOrigin = ({
  Id,
  DomainName,
  OriginPath,
  OriginCustomHeaders,
}: z.output<typeof Origin>): OriginModel => ({
  id: Id,
  host: DomainName,
  path: OriginPath,
  headers: Object.fromEntries(
    OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
  ),
});

function findFunctionCode(resources: Resources, arn: string): string {
  const found = resources.of('AWS::CloudFront::Function').find((candidate) => candidate.ref() === arn);
  if (!found) throw new Error(`there is no CloudFront function ${arn}`);
  return found.read(EdgeFunction).FunctionCode;
}
