import type { DraftData, Obstacle } from '../api.ts';

let check: ((data: DraftData) => readonly Obstacle[]) | undefined;

/**
 * Loads the rules about what listings may say, which no first look at a step needs. Without them the server,
 * which has the last word, reports a forbidden text after the draft was saved.
 */
export async function loadTextCheck(): Promise<void> {
  if (check) return;
  const rules = await import('../../../../functions/listings/properties/domain/text-obstacles.ts').catch(
    () => undefined,
  );
  if (rules) check = (data) => rules.listTextObstacles(data, 'block');
}

/** The forbidden passages in a draft's texts; empty until the rules are loaded. */
export function findForbiddenTexts(data: DraftData): readonly Obstacle[] {
  return check?.(data) ?? [];
}
