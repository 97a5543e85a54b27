import type { MilestoneKey } from '../../../../events/vocabulary.ts';

interface PlannedSale {
  readonly completionDate?: string | undefined;
  readonly milestones: readonly { readonly key: MilestoneKey; readonly date?: string | undefined }[];
}

/** The day that the two sides planned for a step: the agreed completion with its keys, or the booked survey. */
export function findPlannedDay(
  { completionDate, milestones }: PlannedSale,
  key: MilestoneKey,
): string | undefined {
  if (key === 'completed' || key === 'keys_released') return completionDate;
  return key === 'survey_done' ? milestones.find((one) => one.key === 'survey_booked')?.date : undefined;
}
