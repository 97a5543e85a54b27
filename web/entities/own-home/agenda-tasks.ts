import { compareWaits, type Wait } from '../../../functions/kernel/urgency.ts';
import { formatNearMoment } from '../../lib/near-date.ts';
import { paths } from '../../site/paths.ts';
import { formatPackageName } from '../payment/package-name.ts';
import type { Draft, OwnListing } from './api.ts';
import { formatDraftTitle } from './draft-title.ts';
import { listHomeTasks, listSaleLines, type HomeTask } from './home-task.ts';
import { findListingEnd, findMissingDetail, findRelisting } from './home-waits.ts';
import { toWizardQuery } from './wizard-query.ts';

export interface AgendaTask {
  readonly key: string;
  readonly kind: HomeTask['kind'] | 'sale' | 'package' | 'relist' | 'details' | 'draft';
  readonly text: string;
  /** The home that it is about. */
  readonly title: string;
  readonly to: string;
  readonly wait: Wait;
}

/** Everything that a seller can do now, over all homes and drafts, the most urgent first. */
export function listAgendaTasks(
  homes: readonly OwnListing[],
  drafts: readonly Draft[],
  now: Date,
): AgendaTask[] {
  const tasks: AgendaTask[] = [
    ...homes.flatMap((home) =>
      listHomeTasks(home.id, home.waiting).map((task) => ({
        ...task,
        key: `${home.id} ${task.kind}`,
        title: home.title,
      })),
    ),
    ...homes.flatMap((home) => toPackageTask(home, now)),
    ...homes.flatMap(toSaleTasks),
    ...homes.flatMap(toRelistTask),
    ...homes.flatMap(toDetailsTask),
    ...drafts.map(toDraftTask),
  ];
  return tasks.toSorted((a, b) => compareWaits(a.wait, b.wait));
}

function toPackageTask(home: OwnListing, now: Date): AgendaTask[] {
  const wait = findListingEnd(home, now);
  if (!wait?.isOwn || !home.package) return [];
  const { packageId, endsAt } = home.package;
  return [
    {
      key: `${home.id} package`,
      kind: 'package',
      text: `${formatPackageName(packageId)} ends on ${formatNearMoment(endsAt)}. The home isn’t on sale after that.`,
      title: home.title,
      to: paths.ownPackage(home.id),
      wait,
    },
  ];
}

function toSaleTasks(home: OwnListing): AgendaTask[] {
  return listSaleLines(home).flatMap(({ key, text, to, wait }) =>
    wait?.isOwn
      ? [{ key: `${home.id} ${key}`, kind: 'sale' as const, text, title: home.title, to, wait }]
      : [],
  );
}

function toRelistTask(home: OwnListing): AgendaTask[] {
  const wait = findRelisting(home);
  if (!wait) return [];
  return [
    {
      key: `${home.id} relist`,
      kind: 'relist',
      text: 'The sale fell through. Put the home back on sale, as no one can find it.',
      title: home.title,
      to: paths.ownListing(home.id),
      wait,
    },
  ];
}

function toDetailsTask(home: OwnListing): AgendaTask[] {
  const detail = findMissingDetail(home);
  if (!detail) return [];
  return [
    {
      key: `${home.id} details`,
      kind: 'details',
      text: detail.text,
      title: home.title,
      to: `${paths.editProperty(home.id)}?section=${detail.step}`,
      wait: { loss: 'nothing', isOwn: true },
    },
  ];
}

const toDraftTask = (draft: Draft): AgendaTask => ({
  key: draft.id,
  kind: 'draft',
  text: 'Finish your listing',
  title: formatDraftTitle(draft),
  to: paths.addProperty + toWizardQuery(draft.id, undefined),
  wait: { loss: 'nothing', isOwn: true, since: draft.updatedAt },
});
