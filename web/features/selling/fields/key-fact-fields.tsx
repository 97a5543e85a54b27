import { useRef, useState } from 'react';
import { isAnswered } from '../../../../functions/listings/properties/domain/fact-answers.ts';
import { listAskedFacts } from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import { useEditor, useFacts } from '../editor.tsx';
import { FactGroup } from './fact-group.tsx';
import { describeAnswer, FactQuestion } from './fact-questions.tsx';
import { FactWalk, type QuestionGroup } from './fact-walk.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { TaxGroup } from './tax-group.tsx';

/** The material information: one question at a time, or all in groups. */
export function KeyFactFields() {
  const [facts] = useFacts();
  const { errorOf } = useEditor();
  const names = questionGroups.flatMap(({ group }) => listAskedFacts(group, facts));
  const open = names.filter((name) => !isAnswered(name, facts)).length;
  const [isWalk, setWalk] = useState(open > 0);
  // What is wrong is shown where it can be found by its name.
  const isWrong = names.some((name) => errorOf(`keyFacts.${name}`) !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    setWalk(false);
    heading.current?.focus();
  };
  const isOneByOne = isWalk && !isWrong;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Key facts
        </h2>
        <p className="max-w-prose text-muted">
          What a buyer has a right to know before deciding. “None” and “I don’t know” are answers, and you can
          come back to any of them.
        </p>
      </div>
      {isOneByOne && <FactWalk names={names} groups={questionGroups} onDone={finish} />}
      <div className="divide-y divide-line border-y border-line">
        <TaxGroup />
        {!isOneByOne && questionGroups.map((group) => <GroupQuestions key={group.title} {...group} />)}
      </div>
      {!isWrong && (
        <button
          type="button"
          className="link min-h-11 justify-self-start"
          onClick={() => setWalk(!isOneByOne)}
        >
          {isOneByOne ? 'Show all questions' : 'Ask me one at a time'}
        </button>
      )}
      {open > 0 && (
        <p className="max-w-prose text-muted">
          {`${open} of ${names.length} questions ${open === 1 ? 'has' : 'have'} no answer yet. Where one is missing, buyers read “Not answered”.`}
        </p>
      )}
    </div>
  );
}

/** Council tax is shown before these, because it depends on the nation. */
const questionGroups: readonly QuestionGroup[] = [
  { title: 'Heating and supplies', group: 'supplies' },
  {
    title: 'Broadband and mobile signal',
    group: 'connection',
    source: { href: 'https://checker.ofcom.org.uk/', label: 'Look both up at Ofcom' },
  },
  { title: 'Parking and outside', group: 'outside' },
  { title: 'Accessibility', group: 'access' },
  { title: 'Rights, restrictions and planning', group: 'rights' },
  {
    title: 'Flooding, coast and mining',
    group: 'risks',
    source: {
      href: 'https://www.gov.uk/check-long-term-flood-risk',
      label: 'Check the flood risk at GOV.UK',
    },
  },
  { title: 'Construction and safety', group: 'building' },
];

function GroupQuestions({ title, group, source }: QuestionGroup) {
  const [facts] = useFacts();
  const names = listAskedFacts(group, facts);
  const summary = names.map((name) => describeAnswer(name, facts)).filter(Boolean);
  return (
    <FactGroup title={title} summary={summary.join(', ')}>
      {names.map((name) => (
        <FactQuestion key={name} name={name} />
      ))}
      {source && <NewTabLink href={source.href}>{source.label}</NewTabLink>}
    </FactGroup>
  );
}
