import { originHeader } from '../../kernel/http/origin-header.ts';

/** The value of the origin header in the XML of a distribution, with the texts around it. */
const header = new RegExp(
  `(<HeaderName>${originHeader}</HeaderName>\\s*<HeaderValue>)([^<]*)(</HeaderValue>)`,
  'g',
);
const config = /<DistributionConfig>(.*)<\/DistributionConfig>/s;
const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

/** What the CDN sends in the origin header, and whether every edge has it. @throws Error when it sends no secret */
export function parseEdgeState(distribution: string): { sent: string; deployed: boolean } {
  const values = new Set([...distribution.matchAll(header)].map(([, , value = '']) => value));
  const [sent, ...others] = values;
  if (sent === undefined || others.length > 0) throw new Error('The CDN does not send one origin header');
  return { sent, deployed: distribution.includes('<Status>Deployed</Status>') };
}

/** The configuration of a distribution with another value of the origin header, and nothing else changed. */
export function replaceOriginHeader(distribution: string, value: string): string {
  const [, settings] = config.exec(distribution) ?? [];
  if (settings === undefined) throw new Error('The distribution has no configuration');
  const changed = settings.replaceAll(header, `$1${value}$3`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<DistributionConfig xmlns="${namespace}">${changed}</DistributionConfig>`;
}
