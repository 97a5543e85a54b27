import * as z from 'zod';
import {
  TwoStepEnabled,
  TwoStepDisabled,
  RecoveryCodesReplaced,
  RecoveryCodeUsed,
  PasskeysChanged,
} from '../../../../events/account.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Passkey, type TwoStepView } from '../../accounts/domain/second-step.ts';

/** A person's authenticator app: `pending` until its first code is confirmed, then `on`. */
export const TwoStep = z.object({
  userId: UserId,
  state: z.enum(['pending', 'on']),
  /**
   * The app's secret, sealed by the key service. With a recovery code, the app's code is computed from it.
   */
  sealedSecret: z.string(),
  since: z.iso.datetime(),
  /** Hashes of the unused recovery codes. */
  codeHashes: z.array(z.string()),
  /** The passkeys at the identity provider that answer in place of the app. */
  passkeys: z.array(Passkey).default([]),
  version: z.int().min(1),
});

export type TwoStep = z.output<typeof TwoStep>;

export interface TwoStepChange {
  readonly twoStep: TwoStep;
  readonly events: readonly DomainEvent[];
}

/**
 * A pending app with the next version; it replaces an earlier pending one.
 * @throws 409 `on`
 */
export function startTwoStep(
  before: TwoStep | undefined,
  next: Pick<TwoStep, 'userId' | 'sealedSecret'>,
  now: Date,
): TwoStep {
  assertOff(before);
  const version = (before?.version ?? 0) + 1;
  return { ...next, state: 'pending', since: now.toISOString(), codeHashes: [], passkeys: [], version };
}

/** @throws 409 `on` */
export function assertOff(twoStep: TwoStep | undefined): void {
  if (twoStep?.state === 'on')
    throw new AppError('conflict', 'Two-step sign-in is on already.', { state: 'on' });
}

/** @throws 409 `off` */
export function assertOn(twoStep: TwoStep | undefined): TwoStep {
  if (twoStep?.state !== 'on') throw new AppError('conflict', 'Two-step sign-in isn’t on.', { state: 'off' });
  return twoStep;
}

/** @throws 409 `off` without a pending app, `on` when the app is confirmed already */
export function assertPending(twoStep: TwoStep | undefined): TwoStep {
  assertOff(twoStep);
  if (!twoStep) throw new AppError('conflict', 'Scan the code of your app first.', { state: 'off' });
  return twoStep;
}

/** Confirms the app: sign-ins need its code from now on. */
export function enableTwoStep(pending: TwoStep, codeHashes: readonly string[], now: Date): TwoStepChange {
  const { userId } = assertPending(pending);
  return {
    twoStep: {
      ...pending,
      state: 'on',
      since: now.toISOString(),
      codeHashes: [...codeHashes],
      version: pending.version + 1,
    },
    events: [TwoStepEnabled.of({ userId })],
  };
}

export function createDisabledEvents(userId: UserId, by: 'self' | 'staff'): readonly DomainEvent[] {
  return [TwoStepDisabled.of({ userId, by })];
}

/** Replaces all recovery codes. */
export function replaceRecoveryCodeHashes(before: TwoStep, codeHashes: readonly string[]): TwoStepChange {
  const { userId } = assertOn(before);
  return {
    twoStep: { ...before, codeHashes: [...codeHashes], version: before.version + 1 },
    events: [RecoveryCodesReplaced.of({ userId })],
  };
}

/** Notes the passkeys that the identity provider has; `undefined` when they are the same as before. */
export function replacePasskeys(before: TwoStep, passkeys: readonly Passkey[]): TwoStepChange | undefined {
  const { userId, passkeys: known, version } = assertOn(before);
  const ids = (of: readonly Passkey[]) => of.map(({ id }) => id).join(' ');
  if (ids(known) === ids(passkeys)) return undefined;
  return {
    twoStep: { ...before, passkeys: [...passkeys], version: version + 1 },
    events: [PasskeysChanged.of({ userId, count: passkeys.length })],
  };
}

/** Removes a used recovery code; `undefined` when the code is unknown or two-step is off. */
export function consumeRecoveryCode(before: TwoStep, hash: string): TwoStepChange | undefined {
  if (before.state !== 'on' || !before.codeHashes.includes(hash)) return undefined;
  const codeHashes = before.codeHashes.filter((kept) => kept !== hash);
  return {
    twoStep: { ...before, codeHashes, version: before.version + 1 },
    events: [RecoveryCodeUsed.of({ userId: before.userId, left: codeHashes.length })],
  };
}

export function toTwoStepView(twoStep: TwoStep | undefined): TwoStepView {
  return twoStep?.state === 'on'
    ? {
        on: true,
        since: twoStep.since,
        recoveryCodesLeft: twoStep.codeHashes.length,
        passkeys: twoStep.passkeys,
      }
    : { on: false, recoveryCodesLeft: 0, passkeys: [] };
}
