import type { WizardStep } from '../../../functions/listings/properties/domain/wizard.ts';

/** The query of a step; without one, the draft opens at its first incomplete step. */
export function toWizardQuery(draft: string, step: WizardStep | undefined): string {
  return `?${new URLSearchParams({ draft, ...(step && { step: String(step) }) })}`;
}
