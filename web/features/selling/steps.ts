import { formatPostcode, isPostcode } from '../../../events/postcode.ts';
import {
  isStepReached,
  findResumeStep,
  type WizardStep,
  wizardSteps,
} from '../../../functions/listings/properties/domain/wizard.ts';
import type { Draft } from '../../entities/own-home/api.ts';
import type { DraftData, Obstacle } from './api.ts';

export { findResumeStep, type WizardStep, wizardSteps };

interface StepWords {
  /** In the step navigation. */
  readonly name: string;
  /** The heading of the step. */
  readonly title: string;
}
export const stepWords: Readonly<Record<WizardStep, StepWords>> = {
  1: { name: 'Address', title: 'Where is the home?' },
  2: { name: 'Numbers', title: 'Price and size' },
  3: { name: 'Description', title: 'What is it like to live there?' },
  4: { name: 'Photos', title: 'Add photos' },
  5: { name: 'Floor plan', title: 'Floor plan and video' },
  6: { name: 'EPC and publishing', title: 'Energy certificate and publishing' },
};

export function parseStep(text: string | null): WizardStep | undefined {
  return wizardSteps.find((step) => String(step) === text);
}
export function findNextStep(step: WizardStep): WizardStep | undefined {
  return wizardSteps.find((wizardStep) => wizardStep === step + 1);
}
export function findPreviousStep(step: WizardStep): WizardStep | undefined {
  return wizardSteps.find((wizardStep) => wizardStep === step - 1);
}

/** Whether a person can jump to a step: every finished one, those before it, and the next one. */
export function isStepOpen(step: WizardStep, data: DraftData, here: WizardStep): boolean {
  const furthest = isStepReached(1, data) ? findResumeStep(data) + 1 : 1;
  return isStepReached(step, data) || step <= Math.max(furthest, here);
}

/** Whether a step has what the draft needs of it: what it lists as still to do keeps it open. */
export function isStepDone(
  step: WizardStep,
  { data, obstacles }: Pick<Draft, 'data' | 'obstacles'>,
): boolean {
  return isStepReached(step, data) && filterByStep(obstacles, step).length === 0;
}

/** The first step that lacks something; undefined when the draft can be published. */
export function findOpenStep({ obstacles }: Pick<Draft, 'obstacles'>): WizardStep | undefined {
  return wizardSteps.find((step) => filterByStep(obstacles, step).length > 0);
}

/** The parsed query of /add-property. */
export type WizardEntry =
  | { readonly is: 'draft'; readonly draft: Draft; readonly step: WizardStep | undefined }
  | { readonly is: 'new'; readonly step: WizardStep | undefined }
  | { readonly is: 'gone' };

/** The draft that the URL names; otherwise the newest draft, or a new one if the person has no draft. */
export function parseEntry(query: URLSearchParams, drafts: readonly Draft[]): WizardEntry {
  const [asked, step] = [query.get('draft'), parseStep(query.get('step'))];
  const postcode = parsePostcode(query);
  if (asked === newDraft && postcode !== undefined) {
    const same = drafts.find(({ data }) => data.postcode === postcode);
    return same ? { is: 'draft', draft: same, step } : { is: 'new', step };
  }
  const draft = asked === null ? drafts[0] : drafts.find(({ id }) => id === asked);
  if (draft && asked !== newDraft) return { is: 'draft', draft, step };
  return asked === null || asked === newDraft ? { is: 'new', step } : { is: 'gone' };
}
/** The postcode that a new draft begins with. */
export function parsePostcode(query: URLSearchParams): string | undefined {
  const typed = query.get('postcode') ?? '';
  return isPostcode(typed) ? formatPostcode(typed) : undefined;
}

/** The query's `draft` for a new one. */
export const newDraft = 'new';

export function filterByStep(obstacles: readonly Obstacle[], step: WizardStep): readonly Obstacle[] {
  return obstacles.filter((obstacle) => obstacle.step === step);
}

const stepOfField: Readonly<Record<string, WizardStep>> = {
  houseNo: 1,
  postcode: 1,
  address: 1,
  addressShown: 1,
  description: 3,
  features: 3,
  keyFacts: 3,
  images: 4,
  floorPlan: 5,
  videoUrl: 5,
  tourUrl: 5,
  epcCertificate: 6,
  homeReport: 6,
  homeReportFile: 6,
  homeReportHandOut: 6,
  ownerDeclaration: 6,
};
/** The step with a field, by the field's path. */
export function findStepOfField(path: string): WizardStep {
  return /^keyFacts\.(leasehold|sharedOwnership)/.test(path)
    ? 2
    : (stepOfField[path.split('.')[0] ?? ''] ?? 2);
}
