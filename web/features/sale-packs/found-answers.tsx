import { useState } from 'react';
import type { FrameworkReading } from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import { namePointer } from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/unread-values.ts';
import { shorten } from '../../../functions/finding/portals/domain/incoming/plain-text.ts';
import { describeOrigin } from '../../../functions/listings/properties/domain/fact-origin-words.ts';
import type { SalePack } from '../../entities/sale-pack/api.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatCount, formatCounted, formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { compareAnswers, findOtherAddress, type FoundAnswer } from './compare-answers.ts';
import { useTakeOver } from './use-save-answers.ts';

interface Props {
  readonly pack: SalePack;
  readonly reading: FrameworkReading;
  readonly onTaken: (count: number, version: SalePack['version']) => void;
}

/** The answers of a file: the seller chooses which of them become the pack's. */
export default function FoundAnswers({ pack, reading, onTaken }: Props) {
  const { found, same } = compareAnswers(reading, pack);
  const otherAddress = findOtherAddress(reading, pack);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(otherAddress === undefined ? found.filter(isNew).map(({ key }) => key) : []),
  );
  const { mutate, isPending, error } = useTakeOver(pack);
  const wanted = found.filter(({ key }) => chosen.has(key));
  const choose = (key: string, isWanted: boolean) =>
    setChosen(new Set(isWanted ? [...chosen, key] : [...chosen].filter((one) => one !== key)));
  return (
    <div className="grid gap-4">
      {otherAddress !== undefined && (
        <Notice kind="warning" title="This file may be about another home">
          {`It names ${otherAddress}. Your home is ${pack.keyFacts[0]?.text ?? 'another one'}. Choose answers only if they’re about yours.`}
        </Notice>
      )}
      {found.length === 0 && (
        <p>
          {same > 0
            ? 'Your pack says all that this file answers.'
            : 'This file answers none of our questions in a way that we can take over.'}
        </p>
      )}
      <ul className="grid gap-1">
        {found.map((one) => (
          <li key={one.key}>
            <Checkbox
              label={one.label}
              hint={describeFound(one)}
              checked={chosen.has(one.key)}
              disabled={isPending}
              onChange={({ target }) => choose(one.key, target.checked)}
            />
          </li>
        ))}
      </ul>
      {found.length > 0 && same > 0 && (
        <p className="text-sm text-muted">{`${formatCounted(same, 'answer')} your pack has already.`}</p>
      )}
      <LeftOver reading={reading} />
      {error && (
        <Notice kind="error" title="Nothing has been taken over" alert>
          {describeError(error)}
        </Notice>
      )}
      {wanted.length > 0 && (
        <Button
          className="justify-self-start"
          busy={isPending}
          onClick={() =>
            mutate(Object.fromEntries(wanted.map(({ key, answer }) => [key, answer])), {
              onSuccess: ({ version }) => onTaken(wanted.length, version),
            })
          }
        >
          {`Take over ${formatCounted(wanted.length, 'answer')}`}
        </Button>
      )}
    </div>
  );
}

const isNew = ({ before }: FoundAnswer): boolean => before === undefined;

const describeFound = ({ after, before, answer: { origin } }: FoundAnswer): string =>
  [
    before === undefined ? after : `${after} – instead of: ${before}`,
    origin && `From a ${describeOrigin(origin, formatDate)}`,
  ]
    .filter(Boolean)
    .join('. ');

/** The most lines that are shown; a file of searches has thousands. */
const mostLines = 200;

/** What the file says and the pack doesn't take. */
function LeftOver({ reading: { doubts, unread, hasPeople } }: Pick<Props, 'reading'>) {
  const lines = [
    ...doubts
      .filter(({ asks }) => asks === 'pack')
      .map(({ pointer, said, why }) => `${namePointer(pointer)}: “${shorten(said)}”. ${why}`),
    ...unread.map(({ name, value }) => `${name}: ${shorten(value)}`),
    ...(hasPeople ? ['People: we take no names, addresses or phone numbers from a file.'] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <details className="text-sm text-muted">
      <summary className="link inline-flex min-h-11 items-center">
        {`What we don’t take over (${formatCount(lines.length)})`}
      </summary>
      <ul className="grid list-disc gap-1 pl-5">
        {lines.slice(0, mostLines).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {lines.length > mostLines && <li>{`And ${formatCount(lines.length - mostLines)} more.`}</li>}
      </ul>
    </details>
  );
}
