import type * as z from 'zod';
import type { ImageId } from '../../../../events/vocabulary.ts';
import type { Draft } from './draft.ts';
import type { Image } from './image.ts';
import { selectPictures } from './listing-pictures.ts';
import { listAllObstacles } from './location-obstacles.ts';
import { listAdvice } from './publish-obstacles.ts';
import type { DraftView } from './views.ts';
import { findResumeStep } from './wizard.ts';

/** A draft as the wizard shows it: the step to resume at, its obstacles, and its pictures that are ready. */
export function toDraftView(
  draft: Draft,
  known: ReadonlyMap<ImageId, Image>,
  now: Date,
): z.input<typeof DraftView> {
  return {
    ...draft,
    step: findResumeStep(draft.data),
    obstacles: listAllObstacles(draft.data, now),
    advice: listAdvice(draft.data, now),
    ...selectPictures(draft.data, known),
  };
}
