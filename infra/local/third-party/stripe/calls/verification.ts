import type Stripe from 'stripe';
import * as z from 'zod';
import { createId } from '../../webhooks.ts';
import { type StripeAccount, emitStripeEvent } from '../account.ts';
import type { VerificationSession } from '../objects.ts';
import { cancelSession, redactSession } from '../operations/verification.ts';
import type { Params } from '../params/form.ts';
import { address, expandable, metadata, createText } from '../params/kinds.ts';
import { readParams } from '../params/read.ts';
import { toVerificationView } from '../views/verification.ts';
import { findObject, type CallResult } from './call.ts';
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
  client_reference_id: createText(200).optional(),
  metadata,
} satisfies Named<Stripe.Identity.VerificationSessionCreateParams>);

export function createVerification(account: StripeAccount, params: Params): CallResult {
  const { expand, options, return_url, client_reference_id, ...given } = readParams(
    VerificationParams,
    params,
  );
  const session: VerificationSession = {
    id: createId('vs_'),
    created: account.now(),
    status: 'requires_input',
    secret: createId(''),
    metadata: given.metadata,
    document: options.document,
    redacted: false,
    ...(return_url !== undefined && { returnUrl: return_url }),
    ...(client_reference_id !== undefined && { clientReferenceId: client_reference_id }),
  };
  account.verifications.put(session);
  const view = toVerificationView(account, session);
  emitStripeEvent(account, 'identity.verification_session.created', view);
  return { view, expand };
}

const Expandable = z.strictObject(expandable);

export function cancelVerification(account: StripeAccount, params: Params, id: string): CallResult {
  const { expand } = readParams(Expandable, params);
  const cancelled = cancelSession(account, findObject(account, verifications, id));
  return { view: toVerificationView(account, cancelled), expand };
}

export function redactVerification(account: StripeAccount, params: Params, id: string): CallResult {
  const { expand } = readParams(Expandable, params);
  const redacted = redactSession(account, findObject(account, verifications, id));
  return { view: toVerificationView(account, redacted), expand };
}
