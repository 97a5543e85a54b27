import { paths } from '../../site/paths.ts';

export type WelcomeAim = 'buying' | 'selling' | 'both';

export const welcomeAims: readonly {
  readonly value: WelcomeAim;
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'buying', label: 'Buying', hint: 'We look out for homes that fit' },
  { value: 'selling', label: 'Selling', hint: 'We start your listing with you' },
  { value: 'both', label: 'Both', hint: 'First the home you look for, then the one you sell' },
];

interface WelcomeStep {
  readonly is: 'search' | 'money' | 'proof' | 'sale';
  readonly title: string;
}

const buying: readonly WelcomeStep[] = [
  { is: 'search', title: 'Where you’re looking' },
  { is: 'money', title: 'How you’re buying' },
  { is: 'proof', title: 'What helps a seller say yes' },
];
const selling: readonly WelcomeStep[] = [{ is: 'sale', title: 'The home you’re selling' }];

/** The steps that follow from what a person came for. */
export function listWelcomeSteps(aim: WelcomeAim): readonly WelcomeStep[] {
  return aim === 'buying' ? buying : aim === 'selling' ? selling : [...buying, ...selling];
}

export function parseWelcomeAim(text: string | null): WelcomeAim | undefined {
  return welcomeAims.find(({ value }) => value === text)?.value;
}

/** The step that an address names, from 1; the first or the last one for a number outside. */
export function findWelcomeStep(
  steps: readonly WelcomeStep[],
  at: string | null,
): { readonly step: WelcomeStep; readonly nth: number } {
  const nth = Math.min(steps.length, Math.max(1, Math.floor(Number(at)) || 1));
  return { step: steps[nth - 1] ?? { is: 'search', title: '' }, nth };
}

export function toWelcomePath(aim: WelcomeAim, step: number): string {
  return `${paths.welcome}?${new URLSearchParams({ for: aim, step: String(step) })}`;
}
