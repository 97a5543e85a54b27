import { useFacts } from '../editor.tsx';
import { FactGroup } from './fact-group.tsx';
import { OneQuestion, SeveralQuestion, TextQuestion, YesNoQuestion } from './fact-questions.tsx';
import { type QuestionGroup, groups, type FactQuestion, describeAnswers } from './fact-table.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { TaxGroup } from './tax-group.tsx';

/** The material information, in groups. */
export function KeyFactFields() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="text-xl">Key facts</h2>
        <p className="max-w-prose text-muted">
          What a buyer has a right to know before deciding. Tell us what you know now; you can add to it
          later.
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        <TaxGroup />
        {groups.map((group) => (
          <GroupQuestions key={group.title} group={group} />
        ))}
      </div>
    </div>
  );
}

function GroupQuestions({ group }: { readonly group: QuestionGroup }) {
  const [facts] = useFacts();
  return (
    <FactGroup title={group.title} summary={describeAnswers(group, facts)}>
      {group.questions
        .filter(({ only }) => only?.(facts) ?? true)
        .map((question) => (
          <FactField key={question.ask === 'elsewhere' ? question.href : question.name} question={question} />
        ))}
    </FactGroup>
  );
}

function FactField({ question }: { readonly question: FactQuestion }) {
  switch (question.ask) {
    case 'several':
      return <SeveralQuestion {...question} />;
    case 'one':
      return <OneQuestion {...question} />;
    case 'truth':
      return <YesNoQuestion {...question} />;
    case 'words':
      return <TextQuestion {...question} />;
    case 'elsewhere':
      return <NewTabLink href={question.href}>{question.words}</NewTabLink>;
  }
}
