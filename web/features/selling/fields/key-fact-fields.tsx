import { listAskedFacts } from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type { KeyFactGroup } from '../../../../functions/listings/properties/domain/key-fact.ts';
import { useFacts } from '../editor.tsx';
import { FactGroup } from './fact-group.tsx';
import { describeAnswer, FactQuestion } from './fact-questions.tsx';
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
        {questionGroups.map((group) => (
          <GroupQuestions key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

interface QuestionGroup {
  readonly title: string;
  readonly group: KeyFactGroup;
  /** Where the answers can be looked up. */
  readonly source?: { readonly href: string; readonly label: string };
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
