import * as z from 'zod';
import { isSecretKey } from '../../../kernel/data/secret-keys.ts';
import { AppError } from '../../../kernel/errors.ts';
import { tryParseJson } from '../../../kernel/json.ts';
import { type EnvelopeReference, parseEnvelopeReference } from '../domain/provider-reference.ts';

const Notice = z.object({ payload: z.object({ externalId: z.string().nullable() }) });

/**
 * The attempt that a notice of Documenso is about; `undefined` for a paper that is not ours. A notice is not signed and
 * can be old: nothing else of it is read.
 * @throws 422 `invalid` without the secret of the webhook
 */
export function parseProviderWebhook(
  webhookSecret: string,
  { body, sent = '' }: { readonly body: string; readonly sent: string | undefined },
): EnvelopeReference | undefined {
  if (!isSecretKey(sent, webhookSecret))
    throw new AppError('invalid', 'The secret doesn’t belong to this webhook.');
  const reference = Notice.safeParse(tryParseJson(body)).data?.payload.externalId;
  return reference ? parseEnvelopeReference(reference) : undefined;
}
