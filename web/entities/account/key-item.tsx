import type { ReactNode } from 'react';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface ListedKey {
  readonly name: string;
  readonly hint: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly usedAt?: string | undefined;
  readonly formerUntil?: string | undefined;
}

interface Props {
  readonly listed: ListedKey;
  readonly heading: 'h3' | 'h4';
  readonly isEnded: boolean;
  /** Why it has ended, where that wasn’t its day. */
  readonly endReason?: string | undefined;
  /** What it may do, in words. */
  readonly scopes: readonly string[];
  /** What the text before the last replacement is called. */
  readonly former: string;
  readonly isBusy: boolean;
  readonly onRotate: () => void;
  readonly onEnd: () => void;
  /** What else is shown of it. */
  readonly children?: ReactNode;
}

/** A key of a person or an organisation in a list: what it may do and when it was used, with its buttons. */
export function KeyItem(props: Props) {
  const { listed, heading: Heading, isEnded, scopes, isBusy, onRotate, onEnd, children } = props;
  const { name, hint } = listed;
  const button = { size: 'sm', variant: 'secondary', disabled: isBusy } as const;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="font-semibold break-words">{name}</Heading>
        <span className="font-mono text-sm text-muted">{`…${hint}`}</span>
        {isEnded && <Badge tone="brick">Ended</Badge>}
      </div>
      {children}
      <p className="text-sm">{scopes.join(' · ')}</p>
      <p className="text-sm text-muted">{describeUse(props)}</p>
      <div className="flex flex-wrap gap-3">
        <Button {...button} aria-label={`Replace ${name}`} onClick={onRotate}>
          Replace
        </Button>
        <Button {...button} aria-label={`End ${name}`} onClick={onEnd}>
          End
        </Button>
      </div>
    </li>
  );
}

function describeUse({ listed, isEnded, endReason, former }: Props): string {
  const { createdAt, expiresAt, usedAt, formerUntil } = listed;
  const used = usedAt === undefined ? 'not used yet' : `last used ${formatMoment(usedAt)}`;
  const until = endReason ?? `${isEnded ? 'ended' : 'works until'} ${formatDate(expiresAt)}`;
  const before = formerUntil === undefined ? '' : `. ${former} works until ${formatMoment(formerUntil)}`;
  return `Made ${formatDate(createdAt)}, ${used}, ${until}${before}`;
}
