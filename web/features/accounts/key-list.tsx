import { keyScopes } from '../../../functions/kernel/http/key-scopes.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { OwnKey } from './keys-api.ts';

interface Props {
  readonly keys: readonly OwnKey[];
  readonly isBusy: boolean;
  readonly onRotate: (ownKey: OwnKey) => void;
  readonly onEnd: (ownKey: OwnKey) => void;
}

/** The keys of an account, with what each may do and when it was used. */
export function KeyList({ keys, isBusy, onRotate, onEnd }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {keys.map((ownKey) => (
        <li key={ownKey.id} className="grid gap-2 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold break-words">{ownKey.name}</h3>
            <span className="font-mono text-sm text-muted">{`…${ownKey.hint}`}</span>
            {ownKey.ended && <Badge tone="brick">Ended</Badge>}
          </div>
          <p className="text-sm">{ownKey.scopes.map((scope) => keyScopes[scope]).join(' · ')}</p>
          <p className="text-sm text-muted">{describeUse(ownKey)}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Replace ${ownKey.name}`}
              disabled={isBusy}
              onClick={() => onRotate(ownKey)}
            >
              Replace
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`End ${ownKey.name}`}
              disabled={isBusy}
              onClick={() => onEnd(ownKey)}
            >
              End
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function describeUse({ createdAt, expiresAt, usedAt, formerUntil, ended }: OwnKey): string {
  const used = usedAt === undefined ? 'not used yet' : `last used ${formatMoment(usedAt)}`;
  const until =
    ended === 'signed_out'
      ? 'ended by a new password, a reset of two-step sign-in or a block'
      : `${ended === undefined ? 'works until' : 'ended'} ${formatDate(expiresAt)}`;
  const former = formerUntil === undefined ? '' : `. The one before works until ${formatMoment(formerUntil)}`;
  return `Made ${formatDate(createdAt)}, ${used}, ${until}${former}`;
}
