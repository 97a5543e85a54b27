import type Stripe from 'stripe';
import type { StripeAccount } from '../account.ts';
import type { VerificationReport, VerificationSession } from '../objects.ts';

/** The URL of the verification page; it works for one attempt. */
export function toVerificationUrl(
  { pagesUrl }: Pick<StripeAccount, 'pagesUrl'>,
  { id, secret }: Pick<VerificationSession, 'id' | 'secret'>,
): string {
  return `${pagesUrl}/verify/${id}/${secret}`;
}

export function toVerificationView(
  account: StripeAccount,
  session: VerificationSession,
): Stripe.Identity.VerificationSession {
  const isOpen = session.status === 'requires_input';
  return {
    id: session.id,
    object: 'identity.verification_session',
    client_reference_id: session.clientReferenceId ?? null,
    client_secret: isOpen ? `${session.id}_secret_${session.secret}` : null,
    created: session.created,
    last_error: session.error ?? null,
    last_verification_report: session.report ?? null,
    livemode: false,
    metadata: session.metadata,
    options: { document: { ...session.document, allowed_types: session.document.allowed_types ?? [] } },
    redaction: session.redacted ? { status: 'redacted' } : null,
    related_customer: null,
    related_customer_account: null,
    status: session.status,
    type: 'document',
    url: isOpen ? toVerificationUrl(account, session) : null,
  };
}

/** The data of the document of a verified session, included only on request. */
export function findOutputsView(
  account: StripeAccount,
  id: string,
): Stripe.Identity.VerificationSession.VerifiedOutputs | undefined {
  const session = account.verifications.find(id);
  const report = account.verificationReports.find(session?.report ?? '');
  if (session?.status !== 'verified' || session.redacted || !report) return undefined;
  const { firstName, lastName, birthYear } = report.person;
  return {
    address: null,
    dob: { day: 1, month: 1, year: birthYear },
    email: null,
    first_name: firstName,
    id_number_type: null,
    last_name: lastName,
    phone: null,
  };
}

export function toReportView(
  _account: StripeAccount,
  report: VerificationReport,
): Stripe.Identity.VerificationReport {
  const { failure, person } = report;
  const isSelfie = failure?.code.startsWith('selfie_') ?? false;
  const isDocument = failure !== undefined && !isSelfie;
  return {
    id: report.id,
    object: 'identity.verification_report',
    client_reference_id: null,
    created: report.created,
    document: {
      address: null,
      error: isDocument ? failure : null,
      files: null,
      first_name: isDocument ? null : person.firstName,
      issued_date: null,
      issuing_country: report.country,
      last_name: isDocument ? null : person.lastName,
      status: isDocument ? 'unverified' : 'verified',
      type: report.documentType,
    },
    livemode: false,
    options: { document: { require_live_capture: true, require_matching_selfie: true } },
    selfie: {
      document: null,
      error: isSelfie && failure ? failure : null,
      selfie: null,
      status: failure ? 'unverified' : 'verified',
    },
    type: 'document',
    verification_session: report.session,
  };
}
