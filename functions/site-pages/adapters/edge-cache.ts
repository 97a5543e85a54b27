import { escapeHtml } from '../../kernel/text.ts';
import { sendSignedRequest } from '../../kernel/data/signed-request.ts';
import { env } from '../../kernel/env.ts';

/** CloudFront's API is in this region alone. */
const endpoint = { service: 'cloudfront', region: 'us-east-1', host: 'cloudfront.amazonaws.com' } as const;
const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

/**
 * Removes documents from the CDN's caches. CloudFront takes a reference once: a repeat changes nothing.
 * @throws Error when CloudFront refuses
 */
export async function removeFromEdge(paths: readonly string[], reference: string): Promise<void> {
  const items = paths.map((path) => `<Path>${escapeHtml(path)}</Path>`).join('');
  await sendSignedRequest({
    ...endpoint,
    method: 'POST',
    path: `/2020-05-31/distribution/${env('DISTRIBUTION_ID')}/invalidation`,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<InvalidationBatch xmlns="${namespace}"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${escapeHtml(reference)}</CallerReference></InvalidationBatch>`,
  });
}
