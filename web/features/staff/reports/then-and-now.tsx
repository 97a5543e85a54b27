import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { type DiffPart, diffWords } from './diff-words.ts';

interface Props {
  /** Lines of what was reported: the first is its title. */
  readonly then: readonly string[];
  /** The same lines as they are now; undefined where it is gone. */
  readonly now: readonly string[] | undefined;
  /** Says that it is gone. */
  readonly gone: string;
}

/** What was reported beside what it is now, with what changed marked; once where nothing did. */
export function ThenAndNow({ then, now, gone }: Props) {
  if (now && then.join('\n') === now.join('\n'))
    return (
      <EvidenceCard title="When it was reported" note={<Badge>Unchanged since</Badge>}>
        <Lines lines={then.map((text) => [{ kind: 'same', text }])} when="when it was reported" />
      </EvidenceCard>
    );
  const changes = then.map((text, line) => diffWords(text, now?.[line] ?? text));
  const added = now?.slice(then.length).map((text): readonly DiffPart[] => [{ kind: 'new', text }]) ?? [];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <EvidenceCard title="When it was reported">
        <Lines lines={changes.map((parts) => keep(parts, 'gone'))} when="when it was reported" />
      </EvidenceCard>
      <EvidenceCard title="Now" note={now && <Badge tone="amber">Changed since</Badge>}>
        {now ? (
          <Lines lines={[...changes, ...added].map((parts) => keep(parts, 'new'))} when="now" />
        ) : (
          <p>{gone}</p>
        )}
      </EvidenceCard>
    </div>
  );
}

const keep = (parts: readonly DiffPart[], own: 'gone' | 'new'): readonly DiffPart[] =>
  parts.filter(({ kind }) => kind === 'same' || kind === own);

interface CardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const EvidenceCard = ({ title, note, children }: CardProps) => (
  <div className="grid content-start gap-2 rounded-md border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="text-base">{title}</h3>
      {note}
    </div>
    {children}
  </div>
);

interface LinesProps {
  readonly lines: readonly (readonly DiffPart[])[];
  /** Completes "Words …". */
  readonly when: string;
}

const Lines = ({ lines, when }: LinesProps) => (
  <section
    className="grid max-h-96 gap-2 overflow-y-auto"
    aria-label={`Words ${when}`}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    tabIndex={0}
  >
    {lines.map((parts, line) => (
      <p
        key={parts.map(({ kind, text }) => `${kind}${text}`).join('')}
        className={line === 0 ? 'font-semibold' : 'whitespace-pre-line'}
      >
        {parts.map(({ kind, text }, part) =>
          kind === 'same' ? text : <ChangedWords key={`${part}${text}`} kind={kind} text={text} />,
        )}
      </p>
    ))}
  </section>
);

const ChangedWords = ({ kind, text }: { readonly kind: 'gone' | 'new'; readonly text: string }) =>
  kind === 'gone' ? (
    <del className="rounded-sm bg-red-soft text-ink">{text}</del>
  ) : (
    <ins className="rounded-sm bg-action-soft text-ink">{text}</ins>
  );
