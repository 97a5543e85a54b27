import { createId } from '../../webhooks.ts';
import { emitStripeEvent, type StripeAccount } from '../account.ts';
import { createRefusedFault } from '../fault.ts';
import type { VerificationReport, VerificationSession } from '../objects.ts';
import { toVerificationView } from '../views/verification.ts';

/** Seconds of processing of an attempt, if the tester asks for it. */
const processingSeconds = 60;

export type VerificationAttempt = Omit<VerificationReport, 'id' | 'created' | 'session'>;

interface AttemptTime {
  readonly later?: boolean;
  /** When it was made, in seconds before the present. */
  readonly secondsAgo?: number;
}

/** Submits an attempt, which is decided at once, or after a minute with `later`. */
export function submitAttempt(
  account: StripeAccount,
  session: VerificationSession,
  attempt: VerificationAttempt,
  { later = false, secondsAgo = 0 }: AttemptTime = {},
): VerificationSession {
  const created = account.now() - secondsAgo;
  const pending = { ...attempt, id: createId('vr_'), created, session: session.id };
  const { error: _, ...rest } = session;
  const looked: VerificationSession = { ...rest, status: 'processing', secret: createId(''), pending };
  account.verifications.put(looked, account.now() + processingSeconds);
  emitStripeEvent(account, 'identity.verification_session.processing', toVerificationView(account, looked));
  return later ? looked : endProcessing(account, looked, created);
}

/** Decides an attempt in processing. */
export function endProcessing(
  account: StripeAccount,
  session: VerificationSession,
  decidedAt = account.now(),
): VerificationSession {
  if (session.status !== 'processing' || !session.pending) return session;
  const { pending, ...rest } = session;
  // Of two attempts within a second, the later report gets the later time.
  const before = account.verificationReports.find(session.report ?? '')?.created ?? 0;
  const report = { ...pending, created: Math.max(decidedAt, before + 1) };
  account.verificationReports.put(report);
  const done: VerificationSession = {
    ...rest,
    status: report.failure ? 'requires_input' : 'verified',
    ...(report.failure && { error: report.failure }),
    report: report.id,
  };
  account.verifications.put(done);
  emitStripeEvent(
    account,
    report.failure
      ? 'identity.verification_session.requires_input'
      : 'identity.verification_session.verified',
    toVerificationView(account, done),
  );
  return done;
}

/** Records that the person declined consent; the session then requires input. */
export function declineConsent(account: StripeAccount, session: VerificationSession): VerificationSession {
  const declined: VerificationSession = {
    ...session,
    secret: createId(''),
    error: { code: 'consent_declined', reason: 'The person declined to be verified.' },
  };
  account.verifications.put(declined);
  emitStripeEvent(
    account,
    'identity.verification_session.requires_input',
    toVerificationView(account, declined),
  );
  return declined;
}

export function cancelSession(account: StripeAccount, session: VerificationSession): VerificationSession {
  if (session.status !== 'requires_input')
    throw createRefusedFault(
      `You cannot cancel this VerificationSession because it has a status of ${session.status}.`,
      'verification_session_not_cancelable',
    );
  const cancelled: VerificationSession = { ...session, status: 'canceled' };
  account.verifications.put(cancelled);
  emitStripeEvent(account, 'identity.verification_session.canceled', toVerificationView(account, cancelled));
  return cancelled;
}

/** Removes the collected data. A session that waits for an attempt is cancelled too. */
export function redactSession(account: StripeAccount, session: VerificationSession): VerificationSession {
  if (session.status === 'processing')
    throw createRefusedFault('You cannot redact this VerificationSession because it is being processed.');
  const { error: _, ...rest } =
    session.status === 'requires_input' ? cancelSession(account, session) : session;
  const redacted: VerificationSession = { ...rest, redacted: true, metadata: {} };
  account.verifications.put(redacted);
  const report = account.verificationReports.find(session.report ?? '');
  if (report)
    account.verificationReports.put({
      ...report,
      person: { firstName: '[redacted]', lastName: '[redacted]', birthYear: 0 },
    });
  emitStripeEvent(account, 'identity.verification_session.redacted', toVerificationView(account, redacted));
  return redacted;
}
