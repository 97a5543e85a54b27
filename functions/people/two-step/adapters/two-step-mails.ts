import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';

const notYou =
  'If this wasn’t you, choose a new password straight away and write to us: “Contact us” is at the foot of every page.';

export function createTwoStepEnabledMail(): Mail {
  return renderMail({
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'From now on you need your password and a code from your authenticator app to log in to Gable. Every other device was logged out.',
      'Keep your recovery codes somewhere safe. They let you in if you lose your phone.',
    ],
    footnotes: [notYou],
  });
}

export function createTwoStepDisabledMail(): Mail {
  return renderMail({
    subject: 'Two-step sign-in is off',
    paragraphs: [
      'Your password alone is enough to log in to Gable again. Every other device was logged out.',
    ],
    footnotes: [notYou],
  });
}

export function createResetByStaffMail(href: string): Mail {
  return renderMail({
    subject: 'We turned off two-step sign-in for you',
    paragraphs: [
      'Our team turned off two-step sign-in on your Gable account, as asked. Every device was logged out.',
      'Log in with your password, then set it up again with your new phone.',
    ],
    action: { label: 'Log in', href },
    footnotes: [notYou],
  });
}

/** What a recovery code opened in place of an app's code. */
export type RecoveryCodeUse = 'log_in' | 'passkeys';

const usesOfRecoveryCode: Readonly<Record<RecoveryCodeUse, { subject: string; what: string }>> = {
  log_in: {
    subject: 'A recovery code was used to log in',
    what: 'logged in to your Gable account',
  },
  passkeys: {
    subject: 'A recovery code was used to change your passkeys',
    what: 'can change the passkeys of your Gable account for the next five minutes: they confirmed it',
  },
};

export function createRecoveryCodeUsedMail(use: RecoveryCodeUse, left: number, href: string): Mail {
  const { subject, what } = usesOfRecoveryCode[use];
  return renderMail({
    subject,
    paragraphs: [
      `Someone ${what} with your password and one of your recovery codes. ${describeCodesLeft(left)}`,
    ],
    action: { label: 'Make new codes', href },
    footnotes: [notYou],
  });
}

export function createPasskeysChangedMail(isAdded: boolean): Mail {
  return renderMail({
    subject: isAdded ? 'You added a passkey' : 'You removed a passkey',
    paragraphs: [
      isAdded
        ? 'A new passkey can confirm that it’s you when you log in to Gable with your password.'
        : 'The passkey can no longer be used to log in to your Gable account.',
    ],
    footnotes: [notYou],
  });
}

const describeCodesLeft = (left: number): string => {
  if (left === 0) return 'It was your last code.';
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
};

export function createRecoveryCodesReplacedMail(): Mail {
  return renderMail({
    subject: 'You have new recovery codes',
    paragraphs: ['Your old recovery codes no longer work. Keep the new ones somewhere safe.'],
    footnotes: [notYou],
  });
}
