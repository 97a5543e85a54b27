import type * as z from 'zod';
import type { ImageId } from '../../events/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { Image } from './image.ts';
import { advice, obstacles } from './obstacles.ts';
import { picturesOf } from './pictures-of.ts';
import type { DraftView } from './views.ts';
import { resumeStep } from './wizard.ts';

/** A draft as the wizard opens it: where to go on, what is still missing, its pictures as far as they are ready. */
export const draftView = (
  draft: Draft,
  known: ReadonlyMap<ImageId, Image>,
  now: Date,
): z.input<typeof DraftView> => ({
  ...draft,
  step: resumeStep(draft.data),
  obstacles: obstacles(draft.data, now),
  advice: advice(draft.data, now),
  ...picturesOf(draft.data, known),
});
