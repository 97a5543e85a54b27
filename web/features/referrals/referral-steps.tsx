import { referralText } from '../../../functions/site-pages/domain/texts/referral-text.ts';
import { LinkedText } from '../../ui/linked-text.tsx';

/** The three steps with their conditions. */
export function ReferralSteps() {
  return (
    <section className="grid gap-5" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-xl">
        {referralText.stepsTitle}
      </h2>
      <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {referralText.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
            <span
              aria-hidden
              className="tabular grid size-8 place-items-center rounded-full bg-action-soft font-semibold text-action"
            >
              {index + 1}
            </span>
            <h3 className="self-center text-lg">{title}</h3>
            <p className="col-start-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-muted">
        <LinkedText text={referralText.terms} />
      </p>
    </section>
  );
}
