import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { listComplaintSteps } from './complaint-steps.ts';
import { loadOperatorDetails, OperatorDetails } from './operator-details.tsx';

const otherPoints = [
  'A home, message or person that breaks the rules: use “Report” where you see it. We tell you what we did.',
  'An agreement with the other side of a sale is between the two of you. Ask your solicitor, or [Citizens Advice](https://www.citizensadvice.org.uk).',
  'How we use your data: you can also complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk).',
  'Cancelling a package: you don’t need to complain. Cancel it on its page within 14 days, as our [terms of use](/terms-of-use) say.',
] as const;

export const loader = loadOperatorDetails;

/** /complaints: the steps, their periods, and who decides. */
export function Component() {
  const redress = useQuery(configQuery).data?.operator?.redress;
  return (
    <div className="grid max-w-3xl gap-10">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">Complaints</h1>
        <p className="text-lg text-muted">
          If we got something wrong, we want to put it right. This is how we deal with complaints about Gable,
          and how long each step takes.
        </p>
        <LinkButton to={`${paths.contactUs}?topic=complaint`} className="justify-self-start max-sm:w-full">
          Make a complaint
        </LinkButton>
      </div>
      <ol className="grid gap-6">
        {listComplaintSteps(redress).map((step, place) => (
          <li
            key={step.title}
            className="grid gap-x-5 gap-y-1 border-t border-line pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <div>
              <h2 className="text-lg">
                {place + 1}. {step.title}
              </h2>
              <p className="text-sm font-medium text-action">{step.when}</p>
            </div>
            <p className="max-w-prose">
              <LinkedText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
      <section className="grid max-w-prose gap-3" aria-labelledby="other">
        <h2 id="other" className="text-xl">
          What we handle differently
        </h2>
        <ul className="grid list-disc gap-1.5 pl-5">
          {otherPoints.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      </section>
      <OperatorDetails />
    </div>
  );
}
