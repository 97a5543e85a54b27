import type { PriceQualifier } from '../../../../events/vocabulary.ts';
import type { Remark } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import {
  keyFactNames,
  keyFactTable,
} from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import { formatKeyFact } from '../../../../functions/listings/properties/domain/key-fact-text.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import {
  formatArea,
  formatCount,
  formatCounted,
  formatPounds,
  formatPropertyType,
  formatQualifier,
  formatTenure,
} from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import type { DraftUpdate } from './draft-changes.ts';
import { DraftDifferences } from './draft-differences.tsx';
import type { HomeChoice } from './home-choices.ts';
import type { HomeFiles } from './home-zip.ts';
import type { OwnPlace } from './own-places.ts';
import { pickMedia } from './pick-media.ts';
import type { HomeProgress } from './use-import.ts';

interface Props {
  readonly choice: HomeChoice;
  readonly files: HomeFiles;
  readonly mostPhotos: number;
  readonly progress: HomeProgress | undefined;
  readonly isWanted: boolean;
  /** Whether no further home can be chosen. */
  readonly isFull: boolean;
  readonly isLocked: boolean;
  readonly onWant: (isWanted: boolean) => void;
  /** What of the draft of the same home would change, if there is one. */
  readonly update: DraftUpdate | undefined;
  readonly isUpdateWanted: boolean;
  readonly onWantUpdate: (isWanted: boolean) => void;
}

/** One home of the file, with what is taken over, what isn't, and what became of it. */
export function FoundRow(props: Props) {
  const { choice, files, mostPhotos, progress, isWanted, isFull, isLocked, onWant } = props;
  const { home, refusal, twin, possibleTwin } = choice;
  const { media, remarks } = pickMedia(home, files, mostPhotos);
  const place = home.reference === undefined ? home.at : `${home.at} · ${home.reference}`;
  const name = (
    <>
      <span className="block font-semibold break-words">{home.title}</span>
      <span className="block text-sm break-words text-muted">{place}</span>
    </>
  );
  if (progress)
    return (
      <li className="grid gap-1 py-4">
        <div>{name}</div>
        <ProgressLine progress={progress} />
      </li>
    );
  if (refusal !== undefined || twin)
    return (
      <li className="grid gap-1 py-4">
        <div>{name}</div>
        {twin ? <TwinLine twin={twin} /> : <p className="break-words text-muted">{refusal}</p>}
        {twin && <UpdatePart {...props} />}
      </li>
    );
  const all = [...home.remarks, ...remarks];
  return (
    <li className="grid gap-1 py-2">
      <Checkbox
        label={name}
        checked={isWanted}
        disabled={isLocked || (isFull && !isWanted)}
        onChange={({ target }) => onWant(target.checked)}
      />
      <div className="grid gap-1 pb-2 pl-8">
        <p className="break-words">
          {listTaken(home, media).join(' · ') || 'Only its address is in the file.'}
        </p>
        {possibleTwin && <TwinLine twin={possibleTwin} isPossible />}
        {all.length > 0 && <RemarkList remarks={all} />}
        {home.unread && <UnreadList values={home.unread} />}
      </div>
    </li>
  );
}

const RemarkList = ({ remarks }: { readonly remarks: readonly Remark[] }) => (
  <ul aria-label="Not taken over" className="grid list-disc gap-1 pl-5 text-sm text-muted">
    {remarks.map(({ column, text, advice }) => (
      <li key={`${column} ${text}`} className="break-words">
        {[column && `${column}:`, text, advice].filter(Boolean).join(' ')}
      </li>
    ))}
  </ul>
);

/** What a file says and no draft has a place for; its owner may want to write some of it elsewhere. */
const UnreadList = ({ values }: { readonly values: readonly string[] }) =>
  values.length === 0 ? null : (
    <details className="text-sm text-muted">
      <summary className="link inline-flex min-h-11 items-center">
        {`What else the file says (${formatCount(values.length)})`}
      </summary>
      <ul className="grid list-disc gap-1 pl-5">
        {values.slice(0, mostUnread).map((value) => (
          <li key={value} className="break-words">
            {value}
          </li>
        ))}
        {values.length > mostUnread && <li>{`And ${formatCount(values.length - mostUnread)} more.`}</li>}
      </ul>
    </details>
  );
const mostUnread = 200;

interface TwinProps {
  readonly twin: OwnPlace;
  readonly isPossible?: boolean;
}

const TwinLine = ({ twin: { is, to }, isPossible = false }: TwinProps) => (
  <p className="text-muted">
    {isPossible
      ? 'This may be a home that you already have. '
      : is === 'draft'
        ? 'You already have a draft of this home. '
        : 'You already have this home here. '}
    <Link to={to} className="link">
      {is === 'draft' ? 'Open the draft' : 'Open the listing'}
    </Link>
  </p>
);

/** What the file says otherwise than the draft, and whether the draft is to say so, too. */
function UpdatePart({ update, isUpdateWanted, isLocked, onWantUpdate }: Props) {
  if (!update) return null;
  const { differences } = update;
  if (differences.length === 0) return <p className="text-muted">It says what the file says.</p>;
  return (
    <>
      <Checkbox
        label="Update the draft with what the file says"
        checked={isUpdateWanted}
        disabled={isLocked}
        onChange={({ target }) => onWantUpdate(target.checked)}
      />
      <div className="grid gap-1 pl-8 text-sm text-muted">
        <DraftDifferences differences={differences} />
      </div>
    </>
  );
}

function ProgressLine({ progress }: { readonly progress: HomeProgress }) {
  if (progress.stage === 'waiting') return <p className="text-muted">Waiting</p>;
  if (progress.stage === 'sending')
    return (
      <p className="text-muted">
        {progress.files > 0 ? `Sending pictures, ${progress.done} of ${progress.files}` : 'Saving the draft'}
      </p>
    );
  if (progress.stage === 'failed') return <p className="break-words text-red">{progress.why}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone="green">{progress.isUpdate ? 'Draft updated' : 'Draft created'}</Badge>
      {progress.remarks.length > 0 && (
        <RemarkList remarks={progress.remarks.map((text) => ({ column: '', text }))} />
      )}
      <LinkButton
        to={paths.addProperty + toWizardQuery(progress.id, undefined)}
        variant="secondary"
        size="sm"
        className="min-h-11"
      >
        Open the draft
      </LinkButton>
    </div>
  );
}

/** What the draft begins with, besides its address. */
function listTaken({ facts }: IncomingHome, media: ReturnType<typeof pickMedia>['media']): string[] {
  const { price, priceQualifier = 'none', propertyType, tenure, floorAreaSqm, keyFacts } = facts;
  const qualifier = formatQualifier(priceQualifier);
  const count = (kind: string) => media.filter((medium) => medium.kind === kind).length;
  const texts = [
    price === undefined ? qualifier : formatPrice(price, priceQualifier),
    facts.noOfBedrooms !== undefined && formatCounted(facts.noOfBedrooms, 'bedroom'),
    facts.noOfBathrooms !== undefined && formatCounted(facts.noOfBathrooms, 'bathroom'),
    facts.noOfReceptions !== undefined && formatCounted(facts.noOfReceptions, 'reception room'),
    propertyType !== undefined && formatPropertyType(propertyType),
    tenure !== undefined && formatTenure(tenure, undefined),
    floorAreaSqm !== undefined && formatArea(floorAreaSqm),
    keyFacts?.councilTaxBand !== undefined && `Council tax band ${keyFacts.councilTaxBand}`,
    facts.newBuild === true && 'New build',
    facts.features !== undefined && formatCounted(facts.features.length, 'feature'),
    (facts.videoUrl ?? facts.tourUrl) !== undefined && 'Video or tour',
    facts.description !== undefined && 'Description',
    count('photo') > 0 && formatCounted(count('photo'), 'photo'),
    count('floor_plan') > 0 && 'Floor plan',
    (count('epc') > 0 || facts.epcCertificate !== undefined) && 'Energy certificate',
    ...keyFactNames.map((name) => {
      const answer = formatKeyFact(name, keyFacts ?? {});
      return answer !== undefined && `${keyFactTable[name].label}: ${answer}`;
    }),
    keyFacts?.leasehold !== undefined && `${keyFacts.leasehold.yearsLeft} years left of the lease`,
  ];
  return texts.filter((text) => text !== false).filter(Boolean);
}

/** `Offers over £325,000`; what isn't said before a sum comes after it. */
function formatPrice(price: number, qualifier: PriceQualifier): string {
  const words = formatQualifier(qualifier);
  if (qualifier === 'poa') return `${formatPounds(price)}, ${words.toLowerCase()}`;
  return [words, formatPounds(price)].filter(Boolean).join(' ');
}
