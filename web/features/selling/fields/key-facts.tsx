import { useFacts } from '../editor.tsx';
import { FactGroup } from './fact-group.tsx';
import { OneQuestion, SeveralQuestion, WordsQuestion, YesNoQuestion } from './fact-questions.tsx';
import { type Group, groups, type Question, saidOf } from './fact-table.ts';
import { Outward } from './outward.tsx';
import { TaxGroup } from './tax-group.tsx';

/** The material information, in groups. */
export const KeyFactFields = () => (
  <div className="grid grid-cols-1 gap-3">
    <div>
      <h2 className="text-xl">Key facts</h2>
      <p className="max-w-prose text-muted">
        What a buyer has a right to know before deciding. Tell us what you know now; you can add to it later.
      </p>
    </div>
    <div className="divide-y divide-line border-y border-line">
      <TaxGroup />
      {groups.map((group) => (
        <Questions key={group.title} group={group} />
      ))}
    </div>
  </div>
);

function Questions({ group }: { readonly group: Group }) {
  const [facts] = useFacts();
  return (
    <FactGroup title={group.title} summary={saidOf(group, facts)}>
      {group.questions
        .filter(({ only }) => only?.(facts) ?? true)
        .map((question) => (
          <Asked key={question.ask === 'elsewhere' ? question.href : question.name} question={question} />
        ))}
    </FactGroup>
  );
}

function Asked({ question }: { readonly question: Question }) {
  switch (question.ask) {
    case 'several':
      return <SeveralQuestion {...question} />;
    case 'one':
      return <OneQuestion {...question} />;
    case 'truth':
      return <YesNoQuestion {...question} />;
    case 'words':
      return <WordsQuestion {...question} />;
    case 'elsewhere':
      return <Outward href={question.href}>{question.words}</Outward>;
  }
}
