import { keyScopes } from '../../../kernel/http/key-scopes.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { ApiKey } from '../domain/api-key.ts';

/** Tells the owner of an account of a new key, or of a new text of one, without any part of it. */
export function createKeyMail(
  { name, scopes, text }: ApiKey,
  change: 'made' | 'rotated',
  page: string,
): Mail {
  return renderMail({
    subject: change === 'made' ? 'A new API key for your account' : 'An API key of yours was replaced',
    paragraphs: [
      change === 'made'
        ? 'Someone, hopefully you, made an API key for your Gable account. Whoever has it can use your account from a program until it ends.'
        : 'Someone, hopefully you, replaced an API key of your Gable account. The old one stops working within a day.',
    ],
    rows: [
      ['Name', name],
      ['It can', scopes.map((scope) => keyScopes[scope]).join('; ')],
      ['It ends', formatLondonDate(text.expiresAt)],
    ],
    action: { label: 'See your keys', href: page },
    footnotes: [
      'If this wasn’t you, end the key, choose a new password straight away and write to us: “Contact us” is at the foot of every page.',
    ],
  });
}
