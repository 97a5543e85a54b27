import { hasFeature } from '../../../../functions/money/packages/domain/entitlements.ts';
import { formatOwnerMark } from '../../../entities/ownership/mark-text.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatCounted } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { listMissingFacts } from './missing-facts.ts';

export interface ReadyStep {
  readonly key: 'times' | 'owner' | 'photos' | 'plan' | 'facts' | 'words';
  readonly title: string;
  /** Why it matters, or what there is already. */
  readonly text: string;
  readonly isDone: boolean;
  /** The page to do it. */
  readonly to: string;
  readonly action: string;
}

/** The wizard's step of the key facts. */
const factsStep = 3;
const namedFacts = 3;

/**
 * What a seller can do to be found and visited, viewing times first; `times` is the number of times that buyers
 * can book.
 */
export function listReadySteps(home: PropertyPage, times: number): ReadyStep[] {
  const advice = home.owner?.advice ?? [];
  const missing = listMissingFacts(home.keyFacts);
  const edit = (step: number) => `${paths.editProperty(home.id)}?section=${step}`;
  const find = (code: string) => advice.find((one) => one.code === code);
  const [photos, plan] = [find('more_photos'), find('floor_plan')];
  const words = advice.filter(({ code }) => code.startsWith('text_'));
  return [
    {
      key: 'times',
      title: 'Add viewing times',
      text:
        times > 0
          ? `Buyers can choose from ${formatCounted(times, 'time')}.`
          : 'Buyers book the times you offer. Without any, they can only ask.',
      isDone: times > 0,
      to: paths.ownViewings(home.id),
      action: times > 0 ? 'See your times' : 'Add times',
    },
    toOwnerStep(home),
    {
      key: 'photos',
      title: 'Add more photos',
      text: photos?.text ?? `Your listing has ${formatCounted(home.pictures.length, 'photo')}.`,
      isDone: photos === undefined,
      to: edit(photos?.step ?? 4),
      action: photos ? 'Add photos' : 'Change photos',
    },
    // Other packages do not show a plan to buyers.
    ...(hasFeature(home.owner?.package?.packageId, 'floor_plan')
      ? [
          {
            key: 'plan' as const,
            title: 'Add a floor plan',
            text: plan?.text ?? 'Buyers can see how the rooms fit together.',
            isDone: plan === undefined,
            to: edit(plan?.step ?? 5),
            action: plan ? 'Add a plan' : 'Change the plan',
          },
        ]
      : []),
    {
      key: 'facts',
      title: 'Answer the key facts',
      text: missing.length === 0 ? 'Buyers find every answer on the page.' : describeMissing(missing),
      isDone: missing.length === 0,
      to: edit(factsStep),
      action: missing.length === 0 ? 'Change the facts' : 'Answer them',
    },
    ...words.slice(0, 1).map(({ text, step }) => ({
      key: 'words' as const,
      title: 'Look at your description',
      text,
      isDone: false,
      to: edit(step),
      action: 'Change it',
    })),
  ];
}

const toOwnerStep = ({ id, ownerMark }: PropertyPage): ReadyStep => ({
  key: 'owner',
  title: 'Verify ownership',
  text: ownerMark
    ? `Beside the price, buyers read “${formatOwnerMark(ownerMark)}”.`
    : 'Beside the price, buyers read “Owner not verified” until you’ve proved that the home is yours to sell.',
  isDone: ownerMark !== undefined,
  to: paths.ownership(id),
  action: ownerMark ? 'See your proof' : 'Verify ownership',
});

function describeMissing(missing: readonly string[]): string {
  const named = missing.slice(0, namedFacts);
  const rest = missing.length - named.length;
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : joinWords(named);
  return `Your page doesn’t yet say anything about ${list}.`;
}

const joinWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
