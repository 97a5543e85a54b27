import { useStep as useStepOf } from '../../ui/use-step.ts';
import { readAgain, type Viewing, type ViewingChange, type ViewingVerb, viewings } from './api.ts';

/** What the dialog of a step gets. */
export interface StepProps {
  readonly viewing: Viewing;
  readonly verb: ViewingVerb;
  readonly onClose: () => void;
}

interface Done {
  readonly viewing: Viewing;
}

/** One step of a viewing. */
export const useStep = (done: (viewing: Viewing) => string, onDone?: () => void) =>
  useStepOf<Done>({ done: ({ viewing }) => done(viewing), onDone, readAgain });

/** A change of a viewing as its present card allows it. */
export const changing =
  ({ id, messageId }: Viewing, body: ViewingChange) =>
  (): Promise<Done> =>
    viewings.changeViewing({ params: { viewingId: id, messageId }, body });
