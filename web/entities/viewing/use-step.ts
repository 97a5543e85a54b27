import { useActionMutation as useStepOf } from '../../ui/use-action-mutation.ts';
import { readAgain, type Viewing, type ViewingChange, type ViewingVerb, viewings } from './api.ts';

/** Props of the dialog of a step. */
export interface StepProps {
  readonly viewing: Viewing;
  readonly verb: ViewingVerb;
  readonly onClose: () => void;
}

interface Done {
  readonly viewing: Viewing;
}

/** A mutation of a viewing. */
export const useStep = (done: (viewing: Viewing) => string, onDone?: () => void) =>
  useStepOf<Done>({ done: ({ viewing }) => done(viewing), onDone, invalidate: readAgain });

/** A change of a viewing through its present card. */
export const changing =
  ({ id, messageId }: Viewing, body: ViewingChange) =>
  (): Promise<Done> =>
    viewings.changeViewing({ params: { viewingId: id, messageId }, body });
