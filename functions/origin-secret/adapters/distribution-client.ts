import { sendSignedRequest } from '../../kernel/data/signed-request.ts';

/** A distribution as CloudFront describes it, in XML, with the version that a change has to name. */
export interface DistributionDocument {
  readonly xml: string;
  readonly etag: string;
}

/** CloudFront's API is in this region alone. */
const endpoint = { service: 'cloudfront', region: 'us-east-1', host: 'cloudfront.amazonaws.com' } as const;
const pathOf = (id: string): string => `/2020-05-31/distribution/${id}`;

/** @throws Error when CloudFront refuses */
export async function getDistribution(id: string): Promise<DistributionDocument> {
  const { body, headers } = await sendSignedRequest({ ...endpoint, method: 'GET', path: pathOf(id) });
  return { xml: body, etag: headers['etag'] ?? '' };
}

/** Replaces the whole configuration. @throws Error when it was changed since, or CloudFront refuses */
export async function updateDistribution(id: string, config: string, etag: string): Promise<void> {
  const headers = { 'if-match': etag, 'content-type': 'application/xml' };
  await sendSignedRequest({
    ...endpoint,
    method: 'PUT',
    path: `${pathOf(id)}/config`,
    headers,
    body: config,
  });
}
