import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../../webhooks.ts';
import { type Account, emitEvent } from '../account.ts';
import { cancelSession, redactSession } from '../acts/verification.ts';
import type { VerificationSession } from '../facts.ts';
import type { Params } from '../params/form.ts';
import { address, expandable, metadata, text } from '../params/kinds.ts';
import { readParams } from '../params/read.ts';
import { verificationView } from '../views/verification.ts';
import { find, type Result } from './call.ts';
import { verifications } from './kinds.ts';

/** Parameters by their names in the SDK. */
type Named<T> = { readonly [K in keyof T]?: z.ZodType };

const flag = z.enum(['true', 'false']).transform((given) => given === 'true');

const VerificationParams = z.strictObject({
  ...expandable,
  type: z.literal('document'),
  options: z
    .strictObject({
      document: z
        .strictObject({
          allowed_types: z.array(z.enum(['driving_license', 'id_card', 'passport'])).optional(),
          require_id_number: flag.optional(),
          require_live_capture: flag.optional(),
          require_matching_selfie: flag.optional(),
        })
        .default({}),
    })
    .default({ document: {} }),
  return_url: address.optional(),
  client_reference_id: text(200).optional(),
  metadata,
} satisfies Named<Stripe.Identity.VerificationSessionCreateParams>);

export function createVerification(account: Account, params: Params): Result {
  const { expand, options, return_url, client_reference_id, ...given } = readParams(
    VerificationParams,
    params,
  );
  const session: VerificationSession = {
    id: newId('vs_'),
    created: account.now(),
    status: 'requires_input',
    secret: newId(''),
    metadata: given.metadata,
    document: options.document,
    redacted: false,
    ...(return_url !== undefined && { returnUrl: return_url }),
    ...(client_reference_id !== undefined && { clientReferenceId: client_reference_id }),
  };
  account.verifications.put(session);
  const view = verificationView(account, session);
  emitEvent(account, 'identity.verification_session.created', view);
  return { view, expand };
}

const Expandable = z.strictObject(expandable);

export function cancelVerification(account: Account, params: Params, id: string): Result {
  const { expand } = readParams(Expandable, params);
  const cancelled = cancelSession(account, find(account, verifications, id));
  return { view: verificationView(account, cancelled), expand };
}

export function redactVerification(account: Account, params: Params, id: string): Result {
  const { expand } = readParams(Expandable, params);
  const redacted = redactSession(account, find(account, verifications, id));
  return { view: verificationView(account, redacted), expand };
}
