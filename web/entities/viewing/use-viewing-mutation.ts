import { isOffline } from '../../lib/connection.ts';
import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { invalidateViewings, type Viewing, type ViewingChange, type ViewingVerb, viewings } from './api.ts';
import { sendViewingAnswer } from './viewing-answer-call.ts';
import { keepViewingAnswer } from './viewing-answer-store.ts';
import type { ViewingAnswer } from './viewing-answer.ts';

/** Props of the dialog of a step. */
export interface ViewingDialogProps {
  readonly viewing: Viewing;
  readonly verb: ViewingVerb;
  readonly onClose: () => void;
}

interface ViewingResult {
  readonly viewing: Viewing;
}

/** A mutation of a viewing; with `endTitle` it ends something, which is no success. */
export function useViewingMutation(
  done: (viewing: Viewing) => string,
  onDone?: () => void,
  endTitle?: string,
) {
  return useActionMutation<ViewingResult>({
    done: ({ viewing }) => done(viewing),
    endTitle,
    onDone,
    invalidate: invalidateViewings,
  });
}

/** A change of a viewing through its present card. */
export function createViewingUpdate({ id, messageId }: Viewing, body: ViewingChange) {
  return (): Promise<ViewingResult> => viewings.changeViewing({ params: { viewingId: id, messageId }, body });
}

/** A mutation that answers a viewing; without a connection the answer is kept, and sent once there is one. */
export function useViewingAnswer(
  viewing: Viewing,
  ...[done, onDone, endTitle]: Parameters<typeof useViewingMutation>
) {
  const step = useViewingMutation(done, onDone, endTitle);
  const send = (answer: ViewingAnswer): void => {
    if (!isOffline()) return step.mutate(() => sendViewingAnswer(viewing, answer));
    keepViewingAnswer(viewing, answer);
    onDone?.();
  };
  return { step, send };
}
