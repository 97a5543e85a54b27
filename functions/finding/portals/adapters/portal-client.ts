import type * as z from 'zod';
import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { type ClientCertificate, postWithCertificate } from '../../../kernel/certified-post.ts';
import { tryParseJson } from '../../../kernel/json.ts';
import { log } from '../../../kernel/observability/log.ts';
import type { PortalSilence } from '../domain/portal-answer.ts';

export interface PortalRequest<T> {
  readonly portal: Portal;
  readonly url: URL;
  readonly keys: ClientCertificate;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: object;
  readonly schema: z.ZodType<T>;
  /** A portal refuses with this status, too. */
  readonly refusalStatus?: number;
}

/** Portals fetch no photo before they answer. */
const timeoutMs = 20_000;

/** The parsed answer of a portal; `away` where none came in time, or one that says nothing of the home. */
export async function postPortalMessage<T>(
  request: PortalRequest<T>,
): Promise<{ readonly kind: 'answered'; readonly data: T } | PortalSilence> {
  const { portal, url, keys, headers, message, schema, refusalStatus } = request;
  const answer = await postWithCertificate(
    { url, body: JSON.stringify(message), headers, timeoutMs },
    keys,
  ).catch(() => undefined);
  const isRead = answer !== undefined && (answer.status === 200 || answer.status === refusalStatus);
  const parsed = isRead ? schema.safeParse(tryParseJson(answer.body)) : undefined;
  if (parsed?.success) return { kind: 'answered', data: parsed.data };
  const code = answer ? `status ${answer.status}` : 'no connection';
  log.error('A portal did not answer', { portal, path: url.pathname, code });
  return { kind: 'away', code };
}
