import { useQuery } from '@tanstack/react-query';
import {
  complaintsText,
  listComplaintSteps,
} from '../../../functions/reach/site-pages/domain/texts/complaints-text.ts';
import { configQuery } from '../../lib/config.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { OperatorDetails } from './operator-details.tsx';

const { title, intro, start, other } = complaintsText;

/** /complaints: the steps, their periods, and who decides. */
export function Component() {
  const redress = useQuery(configQuery).data?.operator?.redress;
  return (
    <div className="grid max-w-3xl gap-10">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-muted">{intro}</p>
        <LinkButton to={`${paths.contactUs}?topic=complaint`} className="justify-self-start max-sm:w-full">
          {start}
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
          {other.title}
        </h2>
        <ul className="grid list-disc gap-1.5 pl-5">
          {other.points.map((point) => (
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
