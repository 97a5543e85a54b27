import { lazy, type ReactNode } from 'react';
import type { WizardStep } from '../steps.ts';

const imports = {
  1: async () => ({ default: (await import('../fields/address-fields.tsx')).AddressFields }),
  2: async () => ({ default: (await import('../fields/number-fields.tsx')).NumberFields }),
  3: () => import('../fields/description-step.tsx'),
  4: async () => ({ default: (await import('../fields/photo-fields.tsx')).PhotoFields }),
  5: async () => ({ default: (await import('../fields/floor-plan-fields.tsx')).FloorPlanFields }),
  6: () => import('../fields/energy-step.tsx'),
} as const;
const Address = lazy(imports[1]);
const Numbers = lazy(imports[2]);
const Description = lazy(imports[3]);
const Photos = lazy(imports[4]);
const Plan = lazy(imports[5]);
const Energy = lazy(imports[6]);

/** The fields of each step, loaded when it is opened. */
export const stepForms: Readonly<Record<WizardStep, ReactNode>> = {
  1: <Address />,
  2: <Numbers />,
  3: <Description />,
  4: <Photos />,
  5: <Plan />,
  6: <Energy />,
};

/** Preloads a step's fields; a failure is shown when they render. */
export function prefetchStep(step: WizardStep): void {
  return void imports[step]().catch(() => undefined);
}
