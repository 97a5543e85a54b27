import * as z from 'zod';
import { required } from '../../../kernel/errors.ts';

/** The one OAuth client: the site. */
export const clientId = z.coerce.number().pipe(z.literal(2));

/** A code of the app, with or without spaces. */
export const AppCode = z
  .string()
  .overwrite((typed) => typed.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'Enter the 6 digits that your app shows');

export const RecoveryCode = z.string().trim().min(1, required).max(40);

/** A passkey's answer: the text of WebAuthn's `AuthenticationResponseJSON`. */
export const PasskeyAnswer = z.string().min(1, required).max(8_000);

/**
 * The second step of a sign-in, as an extension grant (RFC 6749, 4.5): the challenge from the 403, with the answer of
 * a passkey, a code of the app or a recovery code.
 */
export const TwoStepGrant = z.object({
  grant_type: z.literal('urn:gable:two-step'),
  client_id: clientId,
  client_secret: z.string().optional(),
  challenge: z.string().min(1, required).max(200),
  passkey: PasskeyAnswer.optional(),
  code: AppCode.optional(),
  recovery_code: RecoveryCode.optional(),
});
export type TwoStepGrant = z.output<typeof TwoStepGrant>;

/** A passkey as its owner sees it; the key itself stays with the device. */
export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime() });
export type Passkey = z.output<typeof Passkey>;

/** Whether an account asks for a second step, as its owner sees it. */
export const TwoStepView = z.object({
  on: z.boolean(),
  since: z.iso.datetime().optional(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
});
export type TwoStepView = z.output<typeof TwoStepView>;
