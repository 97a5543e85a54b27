import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { settingsQuery } from '../../lib/settings.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Question, questionGroups } from './question.ts';
import { QuestionItem } from './question-item.tsx';
import { houseQuestions } from './questions-house.ts';
import { marketQuestions } from './questions-market.ts';
import { indexQuestions, searchQuestions } from './search-questions.ts';

export const handle: Handle = {
  head: {
    title: 'Help',
    description: 'Answers about selling, buying, paying, staying safe and your account on Gable.',
  },
};

const questions = [...marketQuestions, ...houseQuestions];
const index = indexQuestions(questions);

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
      {isSearch ? <Found questions={found} /> : <Groups asked={asked} />}
      <StillStuck />
    </div>
  );
}

const GroupLinks = () => (
  <nav aria-label="Topics of the help" className="flex flex-wrap gap-2">
    {questionGroups.map(({ id, title }) => (
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

const Groups = ({ asked }: { readonly asked: string }) =>
  questionGroups.map(({ id, title }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-2 text-xl">
        {title}
      </h2>
      <div className="border-b border-line">
        {questions
          .filter(({ group }) => group === id)
          .map((question) => (
            <QuestionItem key={question.id} question={question} isOpen={question.id === asked} />
          ))}
      </div>
    </section>
  ));

const shownAtMost = 12;
function Found({ questions: found }: { readonly questions: readonly Question[] }) {
  if (found.length === 0)
    return (
      <EmptyState icon={MessageCircleQuestion} title="No answer fits these words">
        Try other words, or ask us below.
      </EmptyState>
    );
  return (
    <section aria-label="Answers" className="border-b border-line">
      {found.slice(0, shownAtMost).map((question, place) => (
        <QuestionItem key={question.id} question={question} isOpen={place === 0} />
      ))}
    </section>
  );
}

function StillStuck() {
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
