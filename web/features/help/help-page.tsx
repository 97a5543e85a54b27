import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  helpGroups,
  type HelpQuestion,
  helpQuestions,
  listHelpGroups,
  listQuestionsOf,
} from '../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { openPortalsQuery } from '../../entities/portal/api.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useLocation } from '../../lib/router.ts';
import { settingsQuery } from '../../lib/settings.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { reading } from './labels.ts';
import { QuestionItem } from './question-item.tsx';
import { indexQuestions, searchQuestions } from './search-questions.ts';

const index = indexQuestions(helpQuestions);

/** The questions, with the answer about portals as it is on this site. */
const useHelpGroups = () => listHelpGroups(useQuery(openPortalsQuery).data);

/** Starts loading where homes are sent to; the page does not depend on it. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(openPortalsQuery);
  return null;
}

/** /help; `#<question>` opens that question. */
export function Component() {
  const [typed, setTyped] = useState('');
  const { hash } = useLocation();
  const asked = hash.slice(1);
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const isSearch = typed.trim() !== '';
  const found = searchQuestions(index, typed);
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="grid gap-3">
        <h1 className="text-2xl sm:text-3xl">Help</h1>
        <search>
          <Field label="Search the answers" hideLabel>
            <TextInput
              type="search"
              placeholder="Refund, viewing, password …"
              autoComplete="off"
              before={<Icon as={Search} size={18} />}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </search>
        <p className="sr-only" aria-live="polite">
          {isSearch && (found.length === 1 ? '1 answer' : `${found.length} answers`)}
        </p>
        {!isSearch && <GroupLinks />}
      </div>
      {isSearch ? <FoundQuestions questions={found} /> : <QuestionGroups asked={asked} />}
      <MoreToRead />
      <ContactPrompt />
    </div>
  );
}

const GroupLinks = () => (
  <nav aria-label="Help topics" className="flex flex-wrap gap-2">
    {helpGroups.map(({ id, title }) => (
      <a
        key={id}
        href={`#${id}`}
        className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 font-medium hover:bg-sunk"
      >
        {title}
      </a>
    ))}
  </nav>
);

const QuestionGroups = ({ asked }: { readonly asked: string }) =>
  useHelpGroups().map(({ id, title, stages }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {stages.map((stage) => (
        <div key={stage.title ?? id}>
          {stage.title && <h3 className="mb-2 text-base text-muted">{stage.title}</h3>}
          <div className="border-b border-line">
            {stage.questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                isOpen={question.id === asked}
                heading={stage.title ? 'h4' : 'h3'}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  ));

const maxShown = 12;
function FoundQuestions({ questions }: { readonly questions: readonly HelpQuestion[] }) {
  const byId = new Map(listQuestionsOf(useHelpGroups()).map((question) => [question.id, question]));
  const found = questions.map((question) => byId.get(question.id) ?? question);
  if (found.length === 0)
    return (
      <EmptyState icon={MessageCircleQuestion} title="No answers match">
        Try other words, or ask us below.
      </EmptyState>
    );
  return (
    <section aria-label="Answers" className="border-b border-line">
      {found.slice(0, maxShown).map((question, place) => (
        <QuestionItem key={question.id} question={question} isOpen={place === 0} />
      ))}
    </section>
  );
}

const MoreToRead = () => (
  <section className="grid gap-3" aria-labelledby="more">
    <h2 id="more" className="text-xl">
      More to read
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2">
      {reading.map(({ to, title, text }) => (
        <li key={to} className="grid content-start gap-1 rounded-md border border-line p-4">
          <Link to={to} className="link justify-self-start font-semibold">
            {title}
          </Link>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

function ContactPrompt() {
  const supportEmail = useQuery(settingsQuery).data?.supportEmail;
  return (
    <section className="grid justify-items-start gap-3 rounded-md bg-sunk p-6" aria-labelledby="stuck">
      <h2 id="stuck" className="text-xl">
        Still stuck?
      </h2>
      <p>A person on our team answers you by email within one working day.</p>
      <LinkButton to={paths.contactUs}>Contact us</LinkButton>
      {supportEmail && (
        <p className="text-sm text-muted">
          Or write to{' '}
          <a className="link break-all" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
    </section>
  );
}
