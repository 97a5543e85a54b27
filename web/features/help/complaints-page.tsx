import { useQuery } from '@tanstack/react-query';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { configQuery } from '../../lib/config.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { OperatorDetails } from './operator-details.tsx';
import { complaintSteps } from './words.ts';

export const handle: Handle = {
  head: {
    title: 'Complaints',
    description: 'How to complain about Gable, who decides, and how long it takes.',
  },
};

/** /complaints: the steps, their periods, and who decides. */
export const Component = () => (
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
      {complaintSteps.map(({ title, when, text }, place) => (
        <li
          key={title}
          className="grid gap-x-5 gap-y-1 border-t border-line pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="text-lg">
              {place + 1}. {title}
            </h2>
            <p className="text-sm font-medium text-action">{when}</p>
          </div>
          <p className="max-w-prose">{text}</p>
        </li>
      ))}
      <Redress />
    </ol>
    <section className="grid max-w-prose gap-3" aria-labelledby="other">
      <h2 id="other" className="text-xl">
        What we deal with in another way
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          A home, message or person that breaks the rules: use “Report” where you see it. We tell you what we
          did.
        </li>
        <li>
          An agreement with the other side of a sale is between the two of you. Ask your solicitor, or{' '}
          <a className="link" href="https://www.citizensadvice.org.uk" rel="noopener noreferrer">
            Citizens Advice
          </a>
          .
        </li>
        <li>
          How we use your data: you can also complain to the Information Commissioner’s Office at{' '}
          <a className="link" href="https://ico.org.uk" rel="noopener noreferrer">
            ico.org.uk
          </a>
          .
        </li>
        <li>
          Cancelling a package: you do not need to complain. Cancel it on its page within 14 days, as our{' '}
          <Link to={paths.terms} className="link">
            terms of use
          </Link>{' '}
          say.
        </li>
      </ul>
    </section>
    <OperatorDetails />
  </div>
);

/** The last step, when the operator belongs to a redress scheme. */
function Redress() {
  const redress = useQuery(configQuery).data?.operator?.redress;
  if (!redress) return null;
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-line pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-lg">{complaintSteps.length + 1}. Take it further</h2>
        <p className="text-sm font-medium text-action">After our final answer, or 8 weeks</p>
      </div>
      <p className="max-w-prose">
        You can take it to{' '}
        <a className="link" href={redress.url} rel="noopener noreferrer">
          {redress.name}
        </a>
        , which decides independently of us. It costs you nothing. We are a member ({redress.membership}).
      </p>
    </li>
  );
}
