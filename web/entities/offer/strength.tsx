import { CircleCheck, CircleDashed, CircleMinus, TriangleAlert } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Offer } from './api.ts';
import { describeBuyerViewings } from './buyer-viewings.ts';
import { strengthPartNames } from './labels.ts';

type Part = Offer['strength'][number];

const levelStyles = {
  strong: { icon: CircleCheck, tint: 'text-action', words: 'Strong' },
  fair: { icon: CircleMinus, tint: 'text-muted', words: 'Fair' },
  weak: { icon: TriangleAlert, tint: 'text-amber', words: 'Weak' },
  unknown: { icon: CircleDashed, tint: 'text-muted', words: 'Not known' },
} as const;

/** One part of an offer's strength: an icon, its accessible name, and the reason. */
export function StrengthPart({ part: { level, text } }: { readonly part: Pick<Part, 'level' | 'text'> }) {
  const { icon, tint, words } = levelStyles[level];
  return (
    <span className="flex items-start gap-2">
      <Icon as={icon} size={18} className={cx('mt-0.5 shrink-0', tint)} label={words} />
      <span>{text}</span>
    </span>
  );
}

type Viewings = NonNullable<Offer['buyerViewings']>;

/** Whether the buyer has seen the home, for its seller: nobody is sure of a home that they have not been in. */
export function ViewingPart({ viewings }: { readonly viewings: Viewings }) {
  const { seen, nextAt } = viewings;
  const level = seen > 0 ? 'strong' : nextAt === undefined ? 'weak' : 'unknown';
  return <StrengthPart part={{ level, text: describeBuyerViewings(viewings) }} />;
}

interface ListProps {
  readonly parts: readonly Part[];
  readonly viewings?: Viewings | undefined;
}

export function StrengthList({ parts, viewings }: ListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {viewings && (
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-muted">Viewing</dt>
          <dd>
            <ViewingPart viewings={viewings} />
          </dd>
        </div>
      )}
      {parts.map((part) => (
        <div key={part.part} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-muted">{strengthPartNames[part.part]}</dt>
          <dd>
            <StrengthPart part={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
