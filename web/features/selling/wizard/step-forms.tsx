import { lazy, type ReactNode } from 'react';
import type { WizardStep } from '../steps.ts';

const parts = {
  1: async () => ({ default: (await import('../fields/address-fields.tsx')).AddressFields }),
  2: async () => ({ default: (await import('../fields/number-fields.tsx')).NumberFields }),
  3: () => import('../fields/description-step.tsx'),
  4: async () => ({ default: (await import('../fields/photo-fields.tsx')).PhotoFields }),
  5: async () => ({ default: (await import('../fields/plan-fields.tsx')).PlanFields }),
  6: () => import('../fields/energy-step.tsx'),
} as const;
const Address = lazy(parts[1]);
const Numbers = lazy(parts[2]);
const Description = lazy(parts[3]);
const Photos = lazy(parts[4]);
const Plan = lazy(parts[5]);
const Energy = lazy(parts[6]);

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
export const fetchStep = (step: WizardStep): void => void parts[step]().catch(() => undefined);
