import { useState } from 'react';
import { describeError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DraftSession, SessionState } from '../draft-session.ts';
import { toRefusals } from '../words/problems.ts';

interface Props {
  readonly session: DraftSession;
  readonly state: SessionState;
}

/** Why the draft is not saved, with the options to resolve it. */
export function SaveNotice({ session, state: { save } }: Props) {
  if (save.is === 'waiting')
    return (
      <Notice kind="warning" title="Not saved yet" live>
        <p>{`${save.why} We’ve kept what you typed on this page and will save it as soon as we can.`}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2 min-h-11 justify-self-start"
          onClick={() => void session.flush()}
        >
          Try now
        </Button>
      </Notice>
    );
  if (save.is === 'overtaken') return <ConflictNotice session={session} />;
  if (save.is !== 'refused') return null;
  const texts = Object.values(toRefusals(save));
  return (
    <Notice kind="error" title={save.why} alert>
      {texts.length > 0 && (
        <ul className="grid gap-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function ConflictNotice({ session }: Pick<Props, 'session'>) {
  const [isBusy, setBusy] = useState(false);
  const take = async (way: () => Promise<void>) => {
    setBusy(true);
    await way().catch((error: unknown) => toast.failure(describeError(error)));
    setBusy(false);
  };
  return (
    <Notice kind="warning" title="This draft was changed somewhere else" alert>
      <p>Another tab or device saved the same details in the meantime. Which ones do you want to keep?</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          busy={isBusy}
          onClick={() => void take(session.takeTheirs)}
        >
          Load theirs
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          busy={isBusy}
          onClick={() => void take(session.keepOurs)}
        >
          Keep mine
        </Button>
      </div>
    </Notice>
  );
}
