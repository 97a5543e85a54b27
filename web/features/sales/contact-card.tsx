import { Mail, MessageCircle, Phone } from 'lucide-react';
import { formatPhone } from '../../../functions/kernel/phone-format.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { formatName } from '../../lib/format.ts';
import { toPhoneHref } from '../../lib/phone.ts';
import { paths } from '../../site/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The other side's name and contact details. */
export function SaleContactCard({ sale }: { readonly sale: Sale }) {
  const { counterpart, side, propertyId, buyerId } = sale;
  const { avatar, email, phone } = counterpart;
  const name = formatName(counterpart, 'This account no longer exists');
  const line = 'inline-flex min-h-9 items-center gap-2 wrap-anywhere';
  return (
    <section aria-labelledby="contact" className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <h2 id="contact" className="flex items-center gap-3 text-lg">
        <Avatar name={name} src={avatar} size="sm" />
        <span className="min-w-0">
          <span className="block text-sm font-normal text-muted">
            {side === 'seller' ? 'Buyer' : 'Seller'}
          </span>
          {name}
        </span>
      </h2>
      {email && (
        <p>
          <a href={`mailto:${email}`} className={`link ${line}`}>
            <Icon as={Mail} size={18} />
            <span>
              <EmailText email={email} />
            </span>
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={toPhoneHref(phone)} className={`link ${line}`}>
            <Icon as={Phone} size={18} /> {formatPhone(phone)}
          </a>
        </p>
      )}
      <LinkButton to={paths.chat(propertyId, buyerId)} variant="secondary">
        <Icon as={MessageCircle} size={18} /> Open the chat
      </LinkButton>
      <p className="text-sm text-muted">
        No one at Gable will ask for your bank details. Before you pay, ring your solicitor on a number you’ve
        looked up yourself.
      </p>
    </section>
  );
}
