import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/link.tsx';
import * as words from './words.ts';

interface Step {
  readonly title: string;
  readonly text: string;
}

const selling: readonly Step[] = [
  {
    title: words.describeYourHome,
    text: words.sixShortStepsTheAddress,
  },
  {
    title: words.answerWhatBuyersMustKnow,
    text: words.tenureRunningCostsHeatingFlooding,
  },
  {
    title: words.putItOnSale,
    text: words.publishPauseAndChangeThe,
  },
];

const buying: readonly Step[] = [
  {
    title: words.searchTheWayYouThink,
    text: words.byTownPostcodeAnArea,
  },
  {
    title: words.seeTheWholeCost,
    text: words.eachHomeShowsThePurchase,
  },
  {
    title: words.keepTheOnesYouLike,
    text: words.saveAHomeAndSee,
  },
];

const StepList = ({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) => (
  <div>
    <h3 className="mb-4 text-lg">{title}</h3>
    <ol className="grid gap-5">
      {steps.map((step, nth) => (
        <li key={step.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
          <span aria-hidden className="tabular text-2xl leading-7 font-semibold text-action">
            {nth + 1}
          </span>
          <div className="max-w-prose">
            <h4 className="font-semibold">{step.title}</h4>
            <p className="mt-0.5 text-muted">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </div>
);

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line pt-10">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="how" className="text-xl">
          {words.howItWorks}
        </h2>
        <Link to={paths.howItWorks} className="link">
          {words.theWholeProcessWithAll}
        </Link>
      </div>
      <div className="grid gap-10 md:grid-cols-2 md:gap-14">
        <StepList title={words.ifYoureSelling} steps={selling} />
        <StepList title={words.ifYoureBuying} steps={buying} />
      </div>
    </section>
  );
}
