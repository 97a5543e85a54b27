import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleHelp, Heart, type LucideIcon, NotebookPen, ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import {
  type OpinionChange,
  saveOpinion,
  type SharedHome,
  type Vote,
} from '../../../entities/shortlist/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/cx.ts';
import { toast } from '../../../lib/toast.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NoteForm } from '../note-form.tsx';

interface Props {
  readonly home: SharedHome;
  readonly title: string;
  readonly partner: string;
}

interface VoteOption {
  readonly value: Vote;
  readonly icon: LucideIcon;
  readonly yours: string;
  /** After the name of the other one. */
  readonly theirs: string;
}
const votes = [
  { value: 'love', icon: Heart, yours: 'Love it', theirs: 'loves it' },
  { value: 'maybe', icon: CircleHelp, yours: 'Maybe', theirs: 'says maybe' },
  { value: 'no', icon: ThumbsDown, yours: 'Not for me', theirs: 'says it’s not for them' },
] as const satisfies readonly VoteOption[];

const describeTheirs = (vote: Vote | undefined, partner: string): string => {
  const found = votes.find(({ value }) => value === vote);
  return found ? `${partner} ${found.theirs}` : `${partner} hasn’t voted`;
};

/** The votes and notes of the two, with who wrote what. */
export function Opinions({ home, title, partner }: Props) {
  const { yours, theirs } = home;
  const [isWriting, setWriting] = useState(false);
  const opener = useReturnedFocus(isWriting);
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-3">
      <VoteButtons home={home} title={title} />
      <p className="text-sm">{describeTheirs(theirs.vote, partner)}</p>
      {theirs.note && <SharedNote by={partner} text={theirs.note} />}
      {isWriting ? (
        <OwnNoteForm {...{ home, title, partner }} onDone={() => setWriting(false)} />
      ) : (
        <>
          {yours.note && <SharedNote by="You" text={yours.note} />}
          <Button
            ref={opener}
            variant="quiet"
            size="sm"
            className="-ml-3 min-h-11 justify-self-start text-muted"
            onClick={() => setWriting(true)}
          >
            <Icon as={NotebookPen} size={18} />
            {yours.note ? 'Change your note' : `Write a note for ${partner}`}
            <span className="sr-only"> {`about ${title}`}</span>
          </Button>
        </>
      )}
    </div>
  );
}

/** The votes and notes of the two to read; nothing where neither said anything. */
export function KeptOpinions({ home: { yours, theirs }, partner }: Pick<Props, 'home' | 'partner'>) {
  if (Object.keys({ ...yours, ...theirs }).length === 0) return null;
  const own = votes.find(({ value }) => value === yours.vote);
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-3">
      {own && <p className="text-sm">{`You said: ${own.yours}`}</p>}
      {yours.note && <SharedNote by="You" text={yours.note} />}
      {theirs.vote && <p className="text-sm">{describeTheirs(theirs.vote, partner)}</p>}
      {theirs.note && <SharedNote by={partner} text={theirs.note} />}
    </div>
  );
}

const SharedNote = ({ by, text }: { readonly by: string; readonly text: string }) => (
  <p className="max-w-prose border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
    <span className="font-semibold">{`${by}: `}</span>
    {text}
  </p>
);

function VoteButtons({ home: { propertyId, yours }, title }: Pick<Props, 'home' | 'title'>) {
  const queries = useQueryClient();
  const voting = useMutation({
    mutationFn: (change: OpinionChange) => saveOpinion(queries, propertyId, change),
    onError: (error) => toast.failure(describeError(error)),
  });
  // What was pressed shows at once, and what was kept again after a failure.
  const chosen = voting.isPending ? (voting.variables.vote ?? undefined) : yours.vote;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{`Your vote on ${title}`}</legend>
      {votes.map(({ value, icon, yours: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          aria-disabled={voting.isPending}
          onClick={() => !voting.isPending && voting.mutate({ vote: chosen === value ? null : value })}
          className={cx(
            'inline-flex min-h-11 items-center gap-2 rounded-md border px-3 text-sm font-semibold',
            chosen === value ? 'border-action bg-action-soft' : 'border-edge bg-surface',
          )}
        >
          <Icon as={icon} size={18} />
          {words}
        </button>
      ))}
    </fieldset>
  );
}

function OwnNoteForm({
  home: { propertyId, yours },
  title,
  partner,
  onDone,
}: Props & { readonly onDone: () => void }) {
  const queries = useQueryClient();
  return (
    <NoteForm
      label={`Your note for ${partner}`}
      about={title}
      hint={`You and ${partner} can read it.`}
      text={yours.note ?? ''}
      onSave={(note) => saveOpinion(queries, propertyId, { note })}
      onDone={onDone}
    />
  );
}
