import { paths } from '../../../site/paths.ts';
import type { Draft, OwnListing } from '../api.ts';
import { listHomeTasks, type HomeTask } from '../manage/home-task.ts';
import { toWizardQuery } from '../steps.ts';
import { formatDraftTitle } from '../wizard/draft-title.ts';

export interface AgendaTask {
  readonly key: string;
  readonly kind: HomeTask['kind'] | 'sale' | 'details' | 'draft';
  readonly text: string;
  /** The home that it is about. */
  readonly title: string;
  readonly to: string;
}

/** What buyers wait for comes first, oldest first; messages and unfinished listings follow. */
const order: readonly AgendaTask['kind'][] = [
  'changes',
  'offers',
  'viewings',
  'sale',
  'messages',
  'details',
  'draft',
];

/** Everything that a seller can do now, over all homes and drafts. */
export function listAgendaTasks(homes: readonly OwnListing[], drafts: readonly Draft[]): AgendaTask[] {
  const waiting = homes.flatMap((home) => {
    const since = new Map(home.waiting.map(({ kind, since: at }) => [kind, at ?? '']));
    return listHomeTasks(home.id, home.waiting).map(({ kind, text, to }) => ({
      at: since.get(kind) ?? '',
      task: { key: `${home.id} ${kind}`, kind, text, title: home.title, to },
    }));
  });
  const others: AgendaTask[] = [
    ...homes.flatMap(toSaleTask),
    ...homes.flatMap(toDetailsTask),
    ...drafts.map((draft) => ({
      key: draft.id,
      kind: 'draft' as const,
      text: 'Finish your listing',
      title: formatDraftTitle(draft),
      to: paths.addProperty + toWizardQuery(draft.id, undefined),
    })),
  ];
  return [
    ...waiting.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ task }) => task),
    ...others,
  ].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const toSaleTask = ({ id, title, saleWith }: OwnListing): AgendaTask[] =>
  saleWith
    ? [
        {
          key: `${id} sale`,
          kind: 'sale',
          text: 'See the next steps of your sale',
          title,
          to: paths.acceptedOffer(id, saleWith),
        },
      ]
    : [];

const toDetailsTask = ({ id, title, obstacles: [first] }: OwnListing): AgendaTask[] =>
  first
    ? [
        {
          key: `${id} details`,
          kind: 'details',
          text: first.text,
          title,
          to: `${paths.editProperty(id)}?section=${first.step}`,
        },
      ]
    : [];
