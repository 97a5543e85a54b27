import { hasFeature } from '../../../../functions/packages/domain/entitlements.ts';
import { paths } from '../../../app/paths.ts';
import { formatCounted } from '../../../lib/format.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { listMissingFacts } from './missing-facts.ts';
import * as texts from './words.ts';
import { fillText } from '../../../lib/fill.ts';

export interface ReadyStep {
  readonly key: 'times' | 'photos' | 'plan' | 'facts' | 'words';
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
      title: texts.addViewingTimes,
      text:
        times > 0
          ? fillText(texts.buyersCanChooseFromCount, { count: formatCounted(times, 'time') })
          : texts.buyersBookTheTimesYou,
      isDone: times > 0,
      to: paths.ownViewings(home.id),
      action: times > 0 ? texts.seeYourTimes : texts.addTimes,
    },
    {
      key: 'photos',
      title: texts.addMorePhotos,
      text:
        photos?.text ??
        fillText(texts.yourListingHasCount, { count: formatCounted(home.pictures.length, 'photo') }),
      isDone: photos === undefined,
      to: edit(photos?.step ?? 4),
      action: photos ? texts.addPhotos : texts.changePhotos,
    },
    // Other packages do not show a plan to buyers.
    ...(hasFeature(home.owner?.package?.packageId, 'floor_plan')
      ? [
          {
            key: 'plan' as const,
            title: texts.addAFloorPlan,
            text: plan?.text ?? texts.buyersCanSeeHowThe,
            isDone: plan === undefined,
            to: edit(plan?.step ?? 5),
            action: plan ? texts.addAPlan : texts.changeThePlan,
          },
        ]
      : []),
    {
      key: 'facts',
      title: texts.answerTheKeyFacts,
      text: missing.length === 0 ? texts.buyersFindEveryAnswerOn : describeMissing(missing),
      isDone: missing.length === 0,
      to: edit(factsStep),
      action: missing.length === 0 ? texts.changeTheFacts : texts.answerThem,
    },
    ...words.slice(0, 1).map(({ text, step }) => ({
      key: 'words' as const,
      title: texts.lookAtYourDescription,
      text,
      isDone: false,
      to: edit(step),
      action: texts.changeIt,
    })),
  ];
}

function describeMissing(missing: readonly string[]): string {
  const named = missing.slice(0, namedFacts);
  const rest = missing.length - named.length;
  const list =
    rest > 0 ? fillText(texts.namedAndRestMore, { named: named.join(', '), rest }) : joinWords(named);
  return fillText(texts.yourPageDoesntYetSay, { list });
}

const joinWords = (words: readonly string[]): string =>
  words.length > 1
    ? fillText(texts.wordsAndAt, { words: words.slice(0, -1).join(', '), at: words.at(-1) })
    : (words[0] ?? '');
