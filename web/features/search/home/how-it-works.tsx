import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
}

const selling: readonly Step[] = [
  {
    title: 'Describe your home',
    text: 'Six short steps: the address, the price, your words, photos, floor plan and energy certificate. Every change is saved, so you can stop and come back.',
  },
  {
    title: 'Answer what buyers must know',
    text: 'Heating, broadband, flooding and rights of way, asked one at a time. “I don’t know” is an answer, and buyers read it as one.',
  },
  {
    title: 'Put it on sale',
    text: 'Publish, pause and change the price yourself. You see how many people looked at it and how many saved it.',
  },
];

const buying: readonly Step[] = [
  {
    title: 'Search the way you think',
    text: 'By town, postcode, an area you draw on the map, or words. Every filter is in the link, so you can share a search.',
  },
  {
    title: 'See the whole cost',
    text: 'Each home shows Stamp Duty (LBTT in Scotland, LTT in Wales), a mortgage you can adjust, council tax or rates, ground rent and service charge.',
  },
  {
    title: 'Keep the ones you like',
    text: 'Save a home and see at once when its price changes. The price history is on every page from the first day.',
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
          How it works
        </h2>
        <Link to={paths.howItWorks} className="link">
          The whole process, with all the fees
        </Link>
      </div>
      <div className="grid gap-10 md:grid-cols-2">
        <StepList title="If you’re selling" steps={selling} />
        <StepList title="If you’re buying" steps={buying} />
      </div>
    </section>
  );
}
