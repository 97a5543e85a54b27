import { useState } from 'react';
import type { Sale } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatDay, formatName } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { SalePart } from '../sale-part.tsx';
import { otherSideOf } from '../sides.ts';
import { useHandoverMutation } from './use-handover-mutation.ts';

const HandoverDialog = lazyPart(() => import('./handover-dialog.tsx'));
const parts = [HandoverDialog];

type Item = Sale['handover'][number];
type Entry = NonNullable<Item['own']>;

/** What the reader sees to when the home changes hands, with what the other side filled in. */
export default function HandoverPart({ sale }: { readonly sale: Sale }) {
  const [filled, setFilled] = useState<Item['key']>();
  const item = sale.handover.find(({ key }) => key === filled);
  const done = sale.handover.filter(({ own }) => own?.done).length;
  return (
    <SalePart
      id="handover"
      title="Handover"
      aside={<span className="text-sm text-muted">{`${done} of ${sale.handover.length} done`}</span>}
    >
      <p className="mb-2 text-sm text-muted">
        {`Keys and meters are for both of you: the ${otherSideOf(sale.side)} sees what you enter. The rest is your own list.`}
      </p>
      <ul>
        {sale.handover.map((each) => (
          <li key={each.key} className="border-t border-line py-2 first:border-t-0">
            <HandoverRow sale={sale} item={each} onFill={() => setFilled(each.key)} />
          </li>
        ))}
      </ul>
      <OnDemand parts={parts}>
        {item && <HandoverDialog sale={sale} item={item} onClose={() => setFilled(undefined)} />}
      </OnDemand>
    </SalePart>
  );
}

interface RowProps {
  readonly sale: Sale;
  readonly item: Item;
  readonly onFill: () => void;
}

function HandoverRow({ sale, item: { key, title, hint, shared, reads, own, other }, onFill }: RowProps) {
  const step = useHandoverMutation(sale);
  const isDone = own?.done ?? false;
  const tick = () => {
    if (step.isPending) return;
    step.mutate({ key, done: !isDone }, { onError: (error) => toast.failure(describeError(error)) });
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="min-w-0 grow basis-64">
        {/* A disabled one would lose the focus while it saves. */}
        <Checkbox
          label={title}
          hint={hint}
          checked={isDone}
          aria-disabled={step.isPending || undefined}
          onChange={tick}
        />
        <div className="grid gap-1 pb-2 pl-8">
          {own && <EntryLine who="You" entry={own} />}
          {other && <EntryLine who={formatName(sale.counterpart, 'They')} entry={other} />}
        </div>
      </div>
      {shared && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-1 min-h-11 max-sm:mb-2 max-sm:ml-8"
          onClick={onFill}
        >
          {describeFill(reads, own)}
          <span className="sr-only">, {title}</span>
        </Button>
      )}
    </div>
  );
}

const describeFill = (reads: boolean, own: Entry | undefined): string => {
  if (own?.reading !== undefined || own?.note !== undefined) return 'Change';
  return reads ? 'Enter the reading' : 'Add a note';
};

function EntryLine({ who, entry }: { readonly who: string; readonly entry: Entry }) {
  const { done, at, reading, note, photoUrl } = entry;
  const facts = [done ? 'done' : 'not done', reading === undefined ? undefined : `reading ${reading}`, note]
    .filter(Boolean)
    .join(' · ');
  return (
    <p className="text-sm wrap-anywhere">
      <span className="text-muted">{`${who}, ${formatDay(at)}: `}</span>
      {facts}
      {photoUrl !== undefined && (
        <>
          {' · '}
          <a href={photoUrl} target="_blank" rel="noreferrer" className="link">
            Photo
          </a>
        </>
      )}
    </p>
  );
}
