import type { Obstacle } from '../api.ts';
import type { SaveState } from '../autosave.ts';
import type { Problems } from '../draft-form-values.ts';

/** `description` for `data.description.0.value.mainDescription`: the path of the control with the field. */
export function toControlPath(path: string): string {
  return path
    .replace(/^data\./, '')
    .replace(/^description\..*/, 'description')
    .replace(/^(images\.\d+)\..*/, '$1')
    .replace(/^(keyFacts\.\w+)\.\d+$/, '$1')
    .replace(/^(features)\..*/, '$1');
}

/** The server's errors by control. */
export function toRefusals(save: SaveState): Problems {
  return save.is === 'refused' ? toControlErrors(save.errors) : {};
}
export function toControlErrors(errors: Readonly<Record<string, readonly string[]>>): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [toControlPath(path), texts.join(' ')]),
  );
}

/** Missing or forbidden values by control; several texts of one control are joined. */
export function toObstacleProblems(obstacles: readonly Obstacle[]): Problems {
  const problems: Record<string, string> = {};
  for (const { field, text } of obstacles)
    problems[field] = field in problems ? `${problems[field]} ${text}` : text;
  return problems;
}
