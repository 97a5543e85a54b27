import { origins } from '../../../functions/deals/sale-packs/domain/origin-words.ts';
import { describeOrigin } from '../../../functions/listings/properties/domain/fact-origin-words.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { PackAccess, PackQuestion, SalePack } from './api.ts';
import { PackFileButton } from './file-button.tsx';
import { PackFiles } from './pack-files.tsx';

interface Props {
  readonly pack: SalePack;
  readonly access: PackAccess;
}

/** A pack for the buyer and both solicitors: every answer with its source and date. */
export function PackView({ pack, access }: Props) {
  return (
    <div className="grid gap-6">
      <p className="tabular text-muted">
        {`Version ${pack.version}${pack.updatedAt !== null ? `, ${formatDate(pack.updatedAt)}` : ''}. ${pack.percent}% of the questions are answered.`}
      </p>
      <PackFiles access={access} version={pack.version} />
      <PackPart title="Key facts, from the listing">
        {pack.keyFacts.map(({ label, text }) => (
          <PackRow key={label} label={label}>
            {text}
          </PackRow>
        ))}
      </PackPart>
      {pack.sections.map(({ key, title, questions }) => (
        <PackPart key={key} title={title}>
          {questions.map((question) => (
            <PackRow key={question.key} label={question.label}>
              <PackAnswerView question={question} access={access} />
            </PackRow>
          ))}
        </PackPart>
      ))}
      <p className="max-w-prose text-sm text-muted">
        The seller answered these questions. Gable hasn’t checked the answers and gives no legal advice.
      </p>
    </div>
  );
}

const PackPart = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <section>
    <h3 className="mb-1 text-lg">{title}</h3>
    <dl className="divide-y divide-line border-y border-line">{children}</dl>
  </section>
);

const PackRow = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <dt className="text-muted">{label}</dt>
    <dd className="grid gap-1 wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

const sources = { owner: 'From the owner’s knowledge', document: 'From a document' } as const;

function PackAnswerView({
  question,
  access,
}: {
  readonly question: PackQuestion;
  readonly access: PackAccess;
}) {
  const { answer, kind, changedAfterAcceptance } = question;
  if (!answer) return <span className="text-muted">Not answered yet</span>;
  const text = kind === 'yes_no' ? (answer.value === 'yes' ? 'Yes' : 'No') : answer.value;
  return (
    <>
      <span>
        {text}
        {answer.details && `. ${answer.details}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {answer.from ? `From ${origins[answer.from]}, confirmed by the owner` : sources[answer.source]}
        {answer.origin && `, taken over from a ${describeOrigin(answer.origin, formatDate)}`},{' '}
        {formatDate(answer.at)}
        {changedAfterAcceptance && <Badge tone="amber">Changed since the offer was accepted</Badge>}
      </span>
      {answer.documents.map((document) => (
        <PackFileButton key={document.id} access={access} document={document} />
      ))}
    </>
  );
}
