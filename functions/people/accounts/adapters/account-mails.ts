import type { DeletionObstacle } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { Account } from '../domain/account.ts';
import { undoDays } from '../domain/deletion.ts';
import { resetMinutes } from '../domain/password-reset.ts';

const notYou = 'If this wasn’t you, you can ignore this email: nothing changes without the code.';
const whoToAsk =
  'If this wasn’t you, choose a new password straight away and write to us: “Contact us” is at the foot of every page.';

export function createCodeMail(code: string): Mail {
  return renderMail({
    subject: `${code} is your code for Gable`,
    paragraphs: ['Enter this code to verify your email address. It’s valid for 10 minutes.'],
    code,
    footnotes: [notYou],
  });
}

export function createNewEmailMail(code: string): Mail {
  return renderMail({
    subject: 'Confirm your new email address',
    paragraphs: ['Enter this code to use this address for your Gable account. It’s valid for 10 minutes.'],
    code,
    footnotes: [notYou],
  });
}

export function createResetMail(href: string): Mail {
  return renderMail({
    subject: 'Choose a new password',
    paragraphs: [
      `Someone, hopefully you, asked for a new password for this Gable account. The link works once, for ${resetMinutes} minutes.`,
    ],
    action: { label: 'Choose a new password', href },
    footnotes: ['If this wasn’t you, you can ignore this email: your password stays as it is.'],
  });
}

const providerNames = { google: 'Google', facebook: 'Facebook' } as const;

/** The answer to a forgotten password of an account that logs in with a provider. */
export function createSocialLoginMail(provider: keyof typeof providerNames, href: string): Mail {
  return renderMail({
    subject: `You log in with ${providerNames[provider]}`,
    paragraphs: [
      `Someone, hopefully you, asked for a new password. Your Gable account has none: you log in with ${providerNames[provider]}.`,
    ],
    action: { label: 'Log in', href },
  });
}

/** After a run of wrong passwords. */
export function createLogInsFailedMail(href: string): Mail {
  return renderMail({
    subject: 'Failed attempts to log in to your account',
    paragraphs: [
      'Someone has tried to log in to your Gable account several times in the last hour with the wrong password. They didn’t get in.',
      'If it was you, or if you use the same password elsewhere, choose a new one.',
    ],
    action: { label: 'Choose a new password', href },
    footnotes: [
      'If it wasn’t you, there’s nothing else to do: after more attempts we block them for a while.',
    ],
  });
}

export function createPasswordChangedMail(): Mail {
  return renderMail({
    subject: 'Your password was changed',
    paragraphs: ['The password of your Gable account was changed, and every device was logged out.'],
    footnotes: [whoToAsk],
  });
}

/** Sent to the old address. */
export function createEmailChangedMail(email: string): Mail {
  return renderMail({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your Gable account now uses ${maskEmail(email)}. You log in with that address from now on.`,
    ],
    footnotes: [whoToAsk],
  });
}

export function createDeletionMail(deletesAt: string, href: string): Mail {
  return renderMail({
    subject: 'Your account will be deleted',
    paragraphs: [
      `As you asked, your Gable account and your personal data will be deleted on ${formatLondonDate(deletesAt, 'full')}. Your listings are off the market from now on; until that day you can read everything and write messages.`,
      `Changed your mind? You can keep your account within ${undoDays} days.`,
    ],
    action: { label: 'Keep my account', href },
    footnotes: [whoToAsk],
  });
}

const heldByTexts: Record<DeletionObstacle, string> = {
  sale: 'a sale of yours is still under way, and the other side relies on it',
  payment: 'a payment or a refund of yours is still on its way',
  dispute: 'a payment of yours is being disputed',
};

export function createPostponementMail(heldBy: DeletionObstacle, deletesAt: string, href: string): Mail {
  return renderMail({
    subject: 'Your account hasn’t been deleted yet',
    paragraphs: [
      `We couldn’t delete your Gable account today, because ${heldByTexts[heldBy]}.`,
      `We’ll try again on ${formatLondonDate(deletesAt, 'full')}, and every week after that. Until then you can read everything, write messages and download your data.`,
    ],
    action: { label: 'See my account', href },
    footnotes: [whoToAsk],
  });
}

/** `j…@example.com`: enough for the owner to recognise the address. */
export function maskEmail(email: Account['email']): string {
  return email.replace(/^(.).*(?=@)/, '$1…');
}
