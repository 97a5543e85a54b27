import type { IncomingHome } from '../../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { formatCounted } from '../../../../lib/format.ts';
import { paths } from '../../../../site/paths.ts';
import { Link } from '../../../../ui/link.tsx';
import { LinkedText } from '../../../../ui/linked-text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { listChoices } from '../home-choices.ts';
import type { OwnPlace, OwnPlaces } from '../own-places.ts';

/** What keeps a home from becoming a draft, or makes it doubtful. */
export type Hurdle =
  | { readonly is: 'refused'; readonly isFinal: true; readonly why: string }
  | { readonly is: 'full'; readonly isFinal: true; readonly mostDrafts: number }
  | { readonly is: 'twin'; readonly isFinal: boolean; readonly twin: OwnPlace };

/** @param url of the advert */
export function findHurdle(
  home: IncomingHome,
  url: string | undefined,
  { places, room, mostDrafts }: OwnPlaces,
): Hurdle | undefined {
  const [choice] = listChoices([home], places, () => url);
  if (choice?.refusal !== undefined) return { is: 'refused', isFinal: true, why: choice.refusal };
  if (choice?.twin) return { is: 'twin', isFinal: true, twin: choice.twin };
  if (room === 0) return { is: 'full', isFinal: true, mostDrafts };
  return choice?.possibleTwin && { is: 'twin', isFinal: false, twin: choice.possibleTwin };
}

interface Props {
  readonly hurdle: Hurdle | undefined;
  /** Whether the advert says otherwise than the draft that is there. */
  readonly hasNews: boolean;
}

export function AdvertHurdle({ hurdle, hasNews }: Props) {
  if (!hurdle) return null;
  if (hurdle.is === 'refused')
    return (
      <Notice kind="warning" title="This can’t become a draft" live>
        {hurdle.why}
      </Notice>
    );
  if (hurdle.is === 'full')
    return (
      <Notice kind="warning">
        <p>
          <LinkedText
            text={`You can have ${formatCounted(hurdle.mostDrafts, 'draft')} at a time, and you have them all. Finish or delete one under [Selling](${paths.myListing}).`}
          />
        </p>
      </Notice>
    );
  const { is, to } = hurdle.twin;
  return (
    <Notice kind={hurdle.isFinal && !hasNews ? 'warning' : 'info'} live>
      <p>
        {hurdle.isFinal
          ? is === 'draft'
            ? 'You already have a draft of this home. '
            : 'You already have this home here. '
          : 'This may be a home that you already have. '}
        <Link to={to} className="link">
          {is === 'draft' ? 'Open the draft' : 'Open the listing'}
        </Link>
        {hurdle.isFinal &&
          `. ${hasNews ? 'At the end of this page you can bring it up to date. ' : ''}Is yours another home? Correct its address below.`}
      </p>
    </Notice>
  );
}
