import { Gift, HousePlus, Send } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';

const steps = [
  {
    icon: Send,
    title: 'Send your link',
    text: 'Send it in a message, print it as a QR code, or just say it: your code is short.',
  },
  {
    icon: HousePlus,
    title: 'They sign up and sell',
    text: 'They have 30 days to sign up after opening your link. Their account is free.',
  },
  {
    icon: Gift,
    title: 'You both get points',
    text: '14 days after they pay for their first package, once it can no longer be cancelled.',
  },
] as const;

/** The three steps with their conditions. */
export function ReferralSteps() {
  return (
    <section className="grid gap-5" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-xl">
        How it works
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ icon, title, text }, nth) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 rounded-md border border-line bg-surface p-4 md:grid-cols-1 md:gap-y-3 md:p-5"
          >
            <span
              aria-hidden
              className="row-span-2 grid size-14 place-items-center rounded-md bg-action-soft text-action md:row-span-1"
            >
              <Icon as={icon} size={28} />
            </span>
            <h3 className="text-lg">
              <span aria-hidden className="tabular text-action">
                {nth + 1}{' '}
              </span>
              {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-muted">
        <LinkedText text="We tell you how many people signed up through your link, never who. The terms are on [Vouchers and offers](/voucher-and-offers-terms). Do people turn to you about homes? [Become an affiliate](/become-an-affiliate)." />
      </p>
    </section>
  );
}
