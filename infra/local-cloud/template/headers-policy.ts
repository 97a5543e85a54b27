import * as z from 'zod';
import type { Resources } from './resources.ts';

/** Headers that the edge adds to or removes from each response. */
export interface HeadersPolicy {
  readonly set: readonly { readonly name: string; readonly value: string; readonly override: boolean }[];
  readonly remove: readonly string[];
}

const Override = z.object({ Override: z.boolean() });

const Security = z.object({
  ContentSecurityPolicy: Override.extend({ ContentSecurityPolicy: z.string() }).optional(),
  ContentTypeOptions: Override.optional(),
  FrameOptions: Override.extend({ FrameOption: z.string() }).optional(),
  ReferrerPolicy: Override.extend({ ReferrerPolicy: z.string() }).optional(),
  StrictTransportSecurity: Override.extend({
    AccessControlMaxAgeSec: z.number(),
    IncludeSubdomains: z.boolean().default(false),
    Preload: z.boolean().default(false),
  }).optional(),
  XSSProtection: Override.extend({
    Protection: z.boolean(),
    ModeBlock: z.boolean().default(false),
  }).optional(),
});

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: Security.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(Override.extend({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
    CorsConfig: z
      .undefined({ error: 'CORS at the edge is not run here; let the origin answer it' })
      .optional(),
  }),
});

/** The response headers policy of a behaviour, flattened to plain headers. */
export function readHeadersPolicy(resources: Resources, id: string | undefined): HeadersPolicy | undefined {
  if (id === undefined) return undefined;
  const found = resources.of('AWS::CloudFront::ResponseHeadersPolicy').find((policy) => policy.ref() === id);
  if (!found) throw new Error(`the response headers policy ${id} is not known to the local cloud`);
  const config = found.read(Policy).ResponseHeadersPolicyConfig;
  return {
    set: [
      ...toSecurityHeaders(config.SecurityHeadersConfig),
      ...config.CustomHeadersConfig.Items.map((item) => ({
        name: item.Header.toLowerCase(),
        value: item.Value,
        override: item.Override,
      })),
    ],
    remove: config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()),
  };
}

function toSecurityHeaders(config: z.output<typeof Security>): HeadersPolicy['set'] {
  const header = (name: string, rule: { Override: boolean } | undefined, value: string | undefined) =>
    rule && value !== undefined ? [{ name, value, override: rule.Override }] : [];
  const transport = config.StrictTransportSecurity;
  const xss = config.XSSProtection;
  const csp = config.ContentSecurityPolicy;
  return [
    ...header('content-security-policy', csp, csp?.ContentSecurityPolicy),
    ...header('x-content-type-options', config.ContentTypeOptions, 'nosniff'),
    ...header('x-frame-options', config.FrameOptions, config.FrameOptions?.FrameOption),
    ...header('referrer-policy', config.ReferrerPolicy, config.ReferrerPolicy?.ReferrerPolicy),
    ...header('strict-transport-security', transport, transport && formatHsts(transport)),
    ...header(
      'x-xss-protection',
      xss,
      xss && `${xss.Protection ? '1' : '0'}${xss.ModeBlock ? '; mode=block' : ''}`,
    ),
  ];
}

const formatHsts = (rule: NonNullable<z.output<typeof Security>['StrictTransportSecurity']>) =>
  `max-age=${rule.AccessControlMaxAgeSec}${rule.IncludeSubdomains ? '; includeSubDomains' : ''}${
    rule.Preload ? '; preload' : ''
  }`;
