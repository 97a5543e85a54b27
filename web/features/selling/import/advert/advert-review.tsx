import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncomingHome } from '../../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { formatCounted } from '../../../../lib/format.ts';
import { settingsQuery } from '../../../../lib/settings.ts';
import { QuerySection } from '../../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { compareWithDraft, type DraftUpdate } from '../draft-changes.ts';
import { DraftDifferences } from '../draft-differences.tsx';
import { ownPlacesQuery } from '../own-places.ts';
import { fewestPhotos, pickPictures } from '../pick-pictures.ts';
import type { WantedUpdate } from '../update-draft.ts';
import { WorkGuard } from '../work-guard.tsx';
import { AdvertConfirm } from './advert-confirm.tsx';
import { AdvertDone } from './advert-done.tsx';
import { AdvertFieldList } from './advert-field-list.tsx';
import {
  advertFieldNames,
  advertFields,
  type AdvertForm,
  createAdvertForm,
  listSourced,
  readAdvertForm,
} from './advert-form.ts';
import { AdvertHurdle, findHurdle, type Hurdle } from './advert-hurdle.tsx';
import type { OwnAdvert } from './api.ts';
import { useAdvertDraft } from './use-advert-draft.ts';

interface Props {
  readonly advert: OwnAdvert;
  readonly onOther: () => void;
}

/** The button that read the advert is gone when the review is there, and the form once the draft is. */
const focusHeading = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** What was read of an advert, field by field, to be corrected and confirmed before it becomes a draft. */
export default function AdvertReview({ advert, onOther }: Props) {
  const before = createAdvertForm(advert);
  const [form, setForm] = useState<AdvertForm>(before);
  const home = readAdvertForm(advert, form);
  const { data: settings } = useQuery(settingsQuery);
  // A corrected postcode asks again, while the form stays.
  const places = useQuery({ ...ownPlacesQuery([home]), placeholderData: keepPreviousData });
  const { progress, create, update } = useAdvertDraft(advert);
  const isDone = progress.stage === 'done';
  const media = pickPictures(home.media, settings?.maxPhotos ?? fewestPhotos);
  return (
    <section aria-labelledby="advert" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          key={isDone ? 'done' : 'review'}
          id="advert"
          ref={focusHeading}
          tabIndex={-1}
          className="min-w-0 text-xl break-words outline-none"
        >
          {isDone
            ? progress.isUpdate
              ? 'Your draft is up to date'
              : 'Your draft is ready'
            : `What we found ${describeSource(advert)}`}
        </h2>
        {progress.stage !== 'working' && (
          <button type="button" className="link min-h-11" onClick={onOther}>
            {isDone ? 'Bring in another home' : 'Start again'}
          </button>
        )}
      </div>
      {isDone ? (
        <AdvertDone id={progress.id} isUpdate={progress.isUpdate} remarks={progress.remarks} />
      ) : (
        <QuerySection query={places} what="load your drafts" skeleton={<SkeletonLines lines={8} />}>
          {(own) => {
            const hurdle = findHurdle(home, advert.url, own);
            const found = findUpdate(hurdle, home);
            const hasNews = found !== undefined && found.differences.length > 0;
            return (
              <>
                <AdvertHurdle hurdle={hurdle} hasNews={hasNews} />
                <p className="max-w-prose text-muted">{summarise(before)}</p>
                <AdvertFieldList
                  advert={advert}
                  before={before}
                  form={form}
                  remarks={home.remarks}
                  isLocked={progress.stage === 'working'}
                  onForm={setForm}
                />
                {found && <UpdateSummary differences={found.differences} />}
                {/* Nothing is asked for what can’t be. */}
                {(hurdle?.isFinal !== true || hasNews) && (
                  <AdvertConfirm
                    source={advert.site}
                    media={found ? [] : media}
                    left={home.media.length - media.length}
                    progress={progress}
                    isUpdate={hasNews}
                    onOther={onOther}
                    onConfirm={(wanted) =>
                      void (found
                        ? update(home, found)
                        : create({ home, media: wanted, sourced: listSourced(before, form) }))
                    }
                  />
                )}
              </>
            );
          }}
        </QuerySection>
      )}
      <WorkGuard isWorking={progress.stage === 'working'} />
    </section>
  );
}

/** What of the draft of the same home would change, where there is one. */
function findUpdate(
  hurdle: Hurdle | undefined,
  { facts }: IncomingHome,
): (DraftUpdate & WantedUpdate) | undefined {
  const draft = hurdle?.is === 'twin' && hurdle.isFinal ? hurdle.twin.draft : undefined;
  return draft && { draft, ...compareWithDraft(draft.data, facts) };
}

const UpdateSummary = ({ differences }: Pick<DraftUpdate, 'differences'>) =>
  differences.length === 0 ? (
    <p className="text-muted">The draft says what the advert says.</p>
  ) : (
    <section aria-labelledby="differences" className="grid gap-2">
      <h3 id="differences" className="font-semibold">
        Where the advert differs from your draft
      </h3>
      <DraftDifferences differences={differences} />
    </section>
  );

const describeSource = ({ site }: OwnAdvert): string => (site === undefined ? 'in your text' : `at ${site}`);

/** How much was found, and what wasn’t. */
function summarise(form: AdvertForm): string {
  const asked = advertFieldNames.filter((name) => name !== 'line2' && name !== 'priceQualifier');
  const lacking = asked.filter((name) => form[name] === '');
  const found = `We found ${asked.length - lacking.length} of ${formatCounted(asked.length, 'fact')}.`;
  if (lacking.length === 0) return `${found} Check each one, as adverts can be out of date.`;
  const names = lacking.map((name) => advertFields[name].label.toLowerCase());
  return `${found} We didn’t find: ${names.join(', ')}. Fill them in here or later, and check the others: adverts can be out of date.`;
}
