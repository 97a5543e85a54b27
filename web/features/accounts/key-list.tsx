import { keyScopes } from '../../../functions/kernel/http/key-scopes.ts';
import { KeyItem } from '../../entities/account/key-item.tsx';
import type { OwnKey } from './keys-api.ts';

interface Props {
  readonly keys: readonly OwnKey[];
  readonly isBusy: boolean;
  readonly onRotate: (ownKey: OwnKey) => void;
  readonly onEnd: (ownKey: OwnKey) => void;
}

const signedOut = 'ended by a new password, a reset of two-step sign-in or a block';

/** The keys of an account, with what each may do and when it was used. */
export function KeyList({ keys, isBusy, onRotate, onEnd }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {keys.map((ownKey) => (
        <KeyItem
          key={ownKey.id}
          listed={ownKey}
          heading="h3"
          isEnded={ownKey.ended !== undefined}
          endReason={ownKey.ended === 'signed_out' ? signedOut : undefined}
          scopes={ownKey.scopes.map((scope) => keyScopes[scope])}
          former="The one before"
          isBusy={isBusy}
          onRotate={() => onRotate(ownKey)}
          onEnd={() => onEnd(ownKey)}
        />
      ))}
    </ul>
  );
}
