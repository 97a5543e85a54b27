import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { invalidateViewings, type Viewing, type ViewingChange, type ViewingVerb, viewings } from './api.ts';

/** Props of the dialog of a step. */
export interface ViewingDialogProps {
  readonly viewing: Viewing;
  readonly verb: ViewingVerb;
  readonly onClose: () => void;
}

interface ViewingAnswer {
  readonly viewing: Viewing;
}

/** A mutation of a viewing; with `endTitle` it ends something, which is no success. */
export function useViewingMutation(
  done: (viewing: Viewing) => string,
  onDone?: () => void,
  endTitle?: string,
) {
  return useActionMutation<ViewingAnswer>({
    done: ({ viewing }) => done(viewing),
    endTitle,
    onDone,
    invalidate: invalidateViewings,
  });
}

/** A change of a viewing through its present card. */
export function createViewingUpdate({ id, messageId }: Viewing, body: ViewingChange) {
  return (): Promise<ViewingAnswer> => viewings.changeViewing({ params: { viewingId: id, messageId }, body });
}
