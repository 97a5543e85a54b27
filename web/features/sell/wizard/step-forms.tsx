import { lazy, type ReactNode } from 'react';
import type { Step } from '../steps.ts';

const Address = lazy(async () => ({ default: (await import('../fields/address-fields.tsx')).AddressFields }));
const Numbers = lazy(async () => ({ default: (await import('../fields/number-fields.tsx')).NumberFields }));
const Description = lazy(() => import('../fields/description-step.tsx'));
const Photos = lazy(async () => ({ default: (await import('../fields/photo-fields.tsx')).PhotoFields }));
const Plan = lazy(async () => ({ default: (await import('../fields/plan-fields.tsx')).PlanFields }));
const Energy = lazy(() => import('../fields/energy-step.tsx'));

/** The questions of each step; each comes when it is opened. */
export const stepForms: Readonly<Record<Step, ReactNode>> = {
  1: <Address />,
  2: <Numbers />,
  3: <Description />,
  4: <Photos />,
  5: <Plan />,
  6: <Energy />,
};
