import { Gift, HousePlus, Send } from 'lucide-react';
import { referralText } from '../../../functions/reach/site-pages/domain/texts/referral-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';

const icons = [Send, HousePlus, Gift] as const;

/** The three steps with their conditions. */
export function ReferralSteps() {
  return (
    <section className="grid gap-5" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-xl">
        {referralText.stepsTitle}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {referralText.steps.map(({ title, text }, nth) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 rounded-md border border-line bg-surface p-4 md:grid-cols-1 md:gap-y-3 md:p-5"
          >
            <span
              aria-hidden
              className="row-span-2 grid size-14 place-items-center rounded-md bg-action-soft text-action md:row-span-1"
            >
              <Icon as={icons[nth] ?? Gift} size={28} />
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
        <LinkedText text={referralText.terms} />
      </p>
    </section>
  );
}
