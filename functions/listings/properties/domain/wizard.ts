import type { DraftData } from './listing.ts';

export type WizardStep = 1 | 2 | 3 | 4 | 5 | 6;

/** The condition of each wizard step to count as reached, in the specification's order (section 2). */
const reachedRules: Readonly<Record<WizardStep, (data: DraftData) => boolean>> = {
  1: ({ houseNo }) => Boolean(houseNo),
  2: (data) =>
    [data.price, data.noOfBedrooms, data.noOfBathrooms, data.propertyType, data.tenure].every(
      (value) => value !== undefined,
    ),
  3: ({ description }) => Boolean(description?.[0].value.mainDescription),
  4: ({ images }) => images !== undefined && images.length > 0,
  5: ({ floorPlan }) => floorPlan !== undefined,
  6: ({ epcCertificate }) => epcCertificate !== undefined,
};
export const wizardSteps: readonly WizardStep[] = [1, 2, 3, 4, 5, 6];

/** The step on which /add-property opens: the highest that the saved draft satisfies, or the first. */
export function findResumeStep(data: DraftData): WizardStep {
  return wizardSteps.findLast((step) => reachedRules[step](data)) ?? 1;
}

export function isStepReached(step: WizardStep, data: DraftData): boolean {
  return reachedRules[step](data);
}
