import { useState } from 'react';
import { describeOrigin } from '../../../functions/listings/properties/domain/fact-origin-words.ts';
import { ProofField } from '../../entities/offer/proof-field.tsx';
import type { PackAccess, PackAnswer, PackDocument, PackQuestion } from '../../entities/sale-pack/api.ts';
import { PackFileButton } from '../../entities/sale-pack/file-button.tsx';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  readonly question: PackQuestion;
  readonly access: PackAccess;
  /** What an incomplete answer lacks. */
  readonly lacks: string | undefined;
  readonly onAnswer: (answer: PackAnswer | null) => void;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const mostDocuments = 5;

/** One question: its answer, the details of a yes, and the documents that prove it. */
export function AnswerField({ question, access, lacks, onAnswer }: Props) {
  const { label, hint, kind, document, optional, oneLine, answer: kept, known } = question;
  const [answer, setAnswer] = useState<TypedAnswer>({
    value: kept?.value ?? known?.value ?? '',
    details: kept?.details ?? known?.details ?? '',
    documents: kept?.documents ?? [],
  });
  const change = (part: Partial<typeof answer>) => {
    const next = { ...answer, ...part };
    setAnswer(next);
    onAnswer(toAnswer(next));
  };
  const asksDetails = kind === 'yes_no' && answer.value === 'yes';
  return (
    <div className="grid gap-3">
      {kind === 'yes_no' ? (
        <RadioGroup
          name={question.key}
          legend={label}
          options={yesNo}
          value={answer.value === 'yes' || answer.value === 'no' ? answer.value : undefined}
          onValue={(value) => change({ value })}
          columns={2}
          optional={optional}
          hint={hint}
        />
      ) : (
        <Field label={label} hint={hint} optional={optional}>
          {oneLine && !answer.value.includes('\n') ? (
            <TextInput
              maxLength={2_000}
              value={answer.value}
              onChange={({ target }) => change({ value: target.value })}
            />
          ) : (
            <Textarea
              rows={2}
              style={{ minHeight: '4rem' }}
              maxLength={2_000}
              value={answer.value}
              onChange={({ target }) => change({ value: target.value })}
            />
          )}
        </Field>
      )}
      {asksDetails && (
        <Field
          label={
            <>
              Details
              <span className="sr-only"> {`of: ${label}`}</span>
            </>
          }
        >
          <Textarea
            rows={2}
            style={{ minHeight: '4rem' }}
            maxLength={2_000}
            value={answer.details}
            onChange={({ target }) => change({ details: target.value })}
          />
        </Field>
      )}
      {known && isAsKnown(answer, known) && (
        <KnownLine question={question} known={known} onConfirm={() => change({})} />
      )}
      {document !== undefined && answer.value !== '' && (
        <AnswerDocuments
          label={document}
          documents={answer.documents}
          access={access}
          onDocuments={(documents) => change({ documents })}
        />
      )}
      {kept && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {kept.source === 'document'
            ? 'From a document'
            : kept.from
              ? `${origins[kept.from]}, confirmed by you`
              : 'From your own knowledge'}
          {kept.origin && `, taken over from a ${describeOrigin(kept.origin, formatDate)}`},{' '}
          {formatDate(kept.at)}
          {question.changedAfterAcceptance && (
            <Badge tone="amber">Changed since the offer was accepted</Badge>
          )}
          {lacks !== undefined && (
            <span className="text-amber">{asksDetails ? 'Add the details' : 'Add its document'}</span>
          )}
        </p>
      )}
    </div>
  );
}

const origins: Readonly<Record<NonNullable<PackQuestion['known']>['from'], string>> = {
  listing: 'From your listing',
  register: 'From the land register',
  sale: 'From your sale',
  account: 'From your account',
};

interface KnownProps {
  readonly question: PackQuestion;
  readonly known: NonNullable<PackQuestion['known']>;
  readonly onConfirm: () => void;
}

/** Says where what stands in the field is from, and asks whether it is right. */
const KnownLine = ({ question: { label }, known: { from }, onConfirm }: KnownProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-sm">{`${origins[from]}. Is it right?`}</p>
    <Button variant="secondary" size="sm" className="min-h-11" onClick={onConfirm}>
      Yes, it’s right
      <span className="sr-only">{`: ${label}`}</span>
    </Button>
  </div>
);

/** Whether a field still says what was known before the owner said anything. */
const isAsKnown = (
  { value, details, documents }: TypedAnswer,
  known: NonNullable<PackQuestion['known']>,
): boolean => value === known.value && details === (known.details ?? '') && documents.length === 0;

interface TypedAnswer {
  readonly value: string;
  readonly details: string;
  readonly documents: PackDocument[];
}

/** An answer with a document has the source `document`; others have the owner's knowledge as their source. */
function toAnswer({ value, details, documents }: TypedAnswer): PackAnswer | null {
  if (value.trim() === '') return null;
  return {
    value,
    ...(value === 'yes' && details.trim() !== '' && { details }),
    source: documents.length > 0 ? 'document' : 'owner',
    documents,
  };
}

interface DocumentsProps {
  readonly label: string;
  readonly documents: readonly PackDocument[];
  readonly access: PackAccess;
  readonly onDocuments: (documents: PackDocument[]) => void;
}

const AnswerDocuments = ({ label, documents, access, onDocuments }: DocumentsProps) => (
  <div className="grid gap-2">
    {documents.map((document) => (
      <div key={document.id} className="flex flex-wrap items-center gap-x-3">
        <PackFileButton access={access} document={document} />
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          onClick={() => onDocuments(documents.filter(({ id }) => id !== document.id))}
        >
          Remove
          <span className="sr-only"> {document.name}</span>
        </Button>
      </div>
    ))}
    {documents.length < mostDocuments && (
      <ProofField
        label={label}
        hint="PDF, JPEG, PNG or WebP, up to 15 MB."
        value={undefined}
        onValue={(file) =>
          file && onDocuments([...documents, { id: file.id, name: file.name.slice(0, 120) }])
        }
      />
    )}
  </div>
);
