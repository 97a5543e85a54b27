import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { Webhook, WebhookOff } from '../domain/webhook.ts';

const reasons: Readonly<Record<WebhookOff, string>> = {
  failing: 'It didn’t take our news for three days.',
  gone: 'It answered that it has gone for good (410).',
};

/** Tells the owner of a webhook that nothing is delivered to it any more. */
export function createWebhookOffMail({ url }: Webhook, off: WebhookOff, page: string): Mail {
  return renderMail({
    subject: 'We turned a webhook of yours off',
    paragraphs: [
      `We no longer send news to your program. ${reasons[off]}`,
      'Once it works again, turn the webhook on and send what it missed from its log.',
    ],
    rows: [['Address', new URL(url).host]],
    action: { label: 'See your webhooks', href: page },
  });
}
