import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, readBody, sendHtml } from '@gable/local-cloud/stand-ins';
import type { StripeAccount } from '../account.ts';
import type { VerificationSession } from '../objects.ts';
import { declineConsent, submitAttempt, type VerificationAttempt } from '../operations/verification.ts';
import { renderNotice, renderStripePage } from './page.ts';

/** The outcomes that a tester can choose: a failure by Stripe's code, or a valid document. */
const outcomes: readonly {
  readonly act: string;
  readonly description: string;
  readonly failure?: VerificationAttempt['failure'];
  readonly change?: Partial<VerificationAttempt['person']>;
}[] = [
  { act: 'verified', description: 'Everything is fine' },
  {
    act: 'name_differs',
    description: 'Everything is fine, but in another name',
    change: { firstName: 'Jenny', lastName: 'Rosen' },
  },
  {
    act: 'minor',
    description: 'Everything is fine, but the person is 16',
    change: { birthYear: new Date().getUTCFullYear() - 16 },
  },
  {
    act: 'document_expired',
    description: 'The document has expired',
    failure: { code: 'document_expired', reason: 'The document is expired.' },
  },
  {
    act: 'document_unverified_other',
    description: 'The document cannot be read',
    failure: { code: 'document_unverified_other', reason: 'The document could not be verified.' },
  },
  {
    act: 'selfie_face_mismatch',
    description: 'The selfie is of someone else',
    failure: { code: 'selfie_face_mismatch', reason: 'The face in the selfie does not match the document.' },
  },
  {
    act: 'selfie_manipulated',
    description: 'The selfie was manipulated',
    failure: { code: 'selfie_manipulated', reason: 'The selfie was manipulated.' },
  },
  {
    act: 'under_supported_age',
    description: 'The person is too young',
    failure: { code: 'under_supported_age', reason: 'The person is under the supported age.' },
  },
];

const renderField = (name: string, label: string) =>
  `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="off" required></div>`;

const renderForm = (fault?: string): string =>
  renderStripePage(
    'Verify your identity',
    `<form class="card" method="post" novalidate><h1>Verify your identity</h1>
<p class="quiet">The real page asks for a document and a selfie by camera. Here you type the name that the document has, and choose what comes of it.</p>
${fault === undefined ? '' : `<p class="error" role="alert">${escapeHtml(fault)}</p>`}
<div class="pair">${renderField('first-name', 'First name on the document')}${renderField('last-name', 'Last name on the document')}</div>
<p></p><label><input type="checkbox" name="later" value="yes" style="width:auto;min-height:0"> Look at it for a minute first</label>
${outcomes
  .map(
    ({ act, description }, index) =>
      `<p></p><button name="act" value="${act}"${index === 0 ? ' class="main"' : ''}>${escapeHtml(description)}</button>`,
  )
  .join('')}
<p></p><div class="row"><button name="act" value="decline">I do not agree to this</button><button name="act" value="leave">Leave</button></div></form>`,
  );

type PageAnswer = { readonly html: string; readonly status?: number } | { readonly location: string };

const toReturn = ({ returnUrl }: VerificationSession): PageAnswer =>
  returnUrl === undefined
    ? { html: renderNotice('Thank you', 'You can close this page.') }
    : { location: returnUrl };

function applyForm(account: StripeAccount, session: VerificationSession, form: URLSearchParams): PageAnswer {
  const wanted = form.get('act');
  if (wanted === 'leave') return toReturn(session);
  if (wanted === 'decline') return toReturn(declineConsent(account, session));
  const outcome = outcomes.find((one) => one.act === wanted);
  if (!outcome) return { status: 400, html: renderForm('Choose what comes of it.') };
  const [firstName = '', lastName = ''] = ['first-name', 'last-name'].map((name) => form.get(name)?.trim());
  const needsName = outcome.failure === undefined && outcome.change?.firstName === undefined;
  if (needsName && (firstName === '' || lastName === ''))
    return { status: 422, html: renderForm('Type the name that the document has.') };
  const attempt: VerificationAttempt = {
    person: { firstName, lastName, birthYear: 1985, ...outcome.change },
    documentType: 'passport',
    country: 'GB',
    ...(outcome.failure && { failure: outcome.failure }),
  };
  const later = form.get('later') === 'yes';
  // The demo's people were checked before today.
  const secondsAgo = Number(form.get('seconds-ago') ?? 0);
  return toReturn(submitAttempt(account, session, attempt, { later, secondsAgo }));
}

function answerPage(
  account: StripeAccount,
  id: string,
  secret: string,
  form: URLSearchParams | undefined,
): PageAnswer {
  const session = account.verifications.find(id);
  if (!session || session.secret !== secret || session.status !== 'requires_input')
    return {
      status: session ? 410 : 404,
      html: renderNotice('This page is not valid any more', 'Go back to the site and begin again.'),
    };
  return form ? applyForm(account, session, form) : { html: renderForm() };
}

/** The hosted page at `/verify/<session>/<secret>`. */
export async function answerVerification(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', secret = '']: string[],
): Promise<void> {
  const form =
    request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const pageAnswer = account.db.transaction(() => answerPage(account, id, secret, form));
  if ('html' in pageAnswer) return sendHtml(response, pageAnswer.status ?? 200, pageAnswer.html);
  response.writeHead(303, { location: pageAnswer.location, 'cache-control': 'no-store' }).end();
}
