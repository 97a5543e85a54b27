import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { Webhook, WebhookOff } from '../domain/webhook.ts';

const reasons: Readonly<Record<WebhookOff, string>> = {
  failing: 'It didn’t take our news for three days.',
  gone: 'It answered that it has gone for good (410).',
  signed_out:
    'You set it up before a new password, a reset of two-step sign-in or a block ended the logins of your account.',
};
const onceItWorks = 'Once it works again, turn the webhook on and send what it missed from its log.';
const remedies: Readonly<Record<WebhookOff, string>> = {
  failing: onceItWorks,
  gone: onceItWorks,
  signed_out:
    'If the address is yours, make a new secret, turn the webhook on and send what it missed from its log. If it isn’t, delete it.',
};

/** Tells the owner of a webhook that nothing is delivered to it any more. */
export function createWebhookOffMail({ url }: Webhook, off: WebhookOff, page: string): Mail {
  return renderMail({
    subject: 'We turned a webhook of yours off',
    paragraphs: [`We no longer send news to your program. ${reasons[off]}`, remedies[off]],
    rows: [['Address', new URL(url).host]],
    action: { label: 'See your webhooks', href: page },
  });
}

/** Tells the owner of an account of a new webhook, or of a new address of one. */
export function createWebhookMail({ url }: Webhook, change: 'made' | 'moved', page: string): Mail {
  return renderMail({
    subject: change === 'made' ? 'A new webhook for your account' : 'A webhook of yours has a new address',
    paragraphs: [
      change === 'made'
        ? 'Someone, hopefully you, added a webhook to your Gable account. We tell the program at its address when something happens to your homes, viewings, offers and sales.'
        : 'Someone, hopefully you, changed the address of a webhook of your Gable account. What happens to your homes and deals is told there from now on.',
    ],
    rows: [['Address', new URL(url).host]],
    action: { label: 'See your webhooks', href: page },
    footnotes: [
      'If this wasn’t you, delete the webhook, choose a new password straight away and write to us: “Contact us” is at the foot of every page.',
    ],
  });
}
