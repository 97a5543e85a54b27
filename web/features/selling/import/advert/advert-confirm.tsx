import { useState } from 'react';
import type { FileMedium } from '../../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { ownAdvertStatements } from '../../../../../functions/people/consents/domain/consent-texts.ts';
import { formatCounted } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Fieldset } from '../../../../ui/fieldset.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { AdvertProgress } from './use-advert-draft.ts';

interface Props {
  readonly source: string | undefined;
  /** The pictures that can come with the draft. */
  readonly media: readonly FileMedium[];
  /** How many more the advert has. */
  readonly left: number;
  readonly progress: AdvertProgress;
  /** Whether the draft is there, and is to say what the advert says. */
  readonly isUpdate: boolean;
  readonly onOther: () => void;
  readonly onConfirm: (media: readonly FileMedium[]) => void;
}

const statements = ['ownHome', 'mayUseContent'] as const;
type Statement = (typeof statements)[number];

/** The owner’s word, which we keep, and the press that makes the draft or brings it up to date. */
export function AdvertConfirm({ source, media, left, progress, isUpdate, onOther, onConfirm }: Props) {
  const [stated, setStated] = useState<ReadonlySet<Statement>>(new Set());
  const [isTried, setTried] = useState(false);
  const [withPictures, setWithPictures] = useState(true);
  const isWorking = progress.stage === 'working';
  const isOver = progress.stage === 'expired' || (progress.stage === 'failed' && progress.isFinal === true);
  const state = (name: Statement, isTrue: boolean) =>
    setStated(new Set(statements.filter((each) => (each === name ? isTrue : stated.has(each)))));
  const send = () => {
    setTried(true);
    const lacking = statements.find((name) => !stated.has(name));
    if (lacking) document.querySelector<HTMLElement>(`[name="${lacking}"]`)?.focus();
    else onConfirm(withPictures ? media : []);
  };
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {media.length > 0 && (
        <Checkbox
          name="pictures"
          label={`Bring in ${describePictures(media)}`}
          hint={`We fetch them from the advert and check them like any upload.${left > 0 ? ` The advert has ${left} more than a listing takes.` : ''}`}
          checked={withPictures}
          disabled={isWorking}
          onChange={({ target }) => setWithPictures(target.checked)}
        />
      )}
      <Fieldset legend="Before we use it">
        {statements.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={ownAdvertStatements[name]}
            checked={stated.has(name)}
            disabled={isWorking}
            error={isTried && !stated.has(name) ? 'Confirm this to go on, if it’s true.' : undefined}
            onChange={({ target }) => state(name, target.checked)}
          />
        ))}
        <p className="max-w-prose text-sm text-muted">
          {`We keep what you state here with the date${source === undefined ? '' : ' and the advert’s address'}, in case somebody asks.`}
        </p>
      </Fieldset>
      {progress.stage === 'failed' && (
        <Notice kind="error" alert title={`We couldn’t ${isUpdate ? 'update' : 'create'} the draft`}>
          <p className="break-words">
            {progress.isFinal === true ? progress.why : `${progress.why} Trying again makes nothing twice.`}
          </p>
        </Notice>
      )}
      <p className="sr-only" aria-live="polite">
        {isWorking ? `${isUpdate ? 'Updating' : 'Creating'} the draft. Keep this page open.` : ''}
      </p>
      {isWorking && (
        <p className="text-muted">
          {progress.pictures > 0
            ? `Fetching pictures, ${progress.done} of ${progress.pictures}. Keep this page open.`
            : `${isUpdate ? 'Updating' : 'Creating'} the draft.`}
        </p>
      )}
      {progress.stage === 'expired' && (
        <Notice kind="error" alert title="Too much time has passed">
          <p>
            We keep what we read of an advert for a day. Start again, and we’ll read it as it is now. Your
            changes here will be lost, so copy anything you need first.
          </p>
        </Notice>
      )}
      <div>
        <Button busy={isWorking} onClick={isOver ? onOther : send}>
          {isOver
            ? 'Start again'
            : progress.stage === 'failed'
              ? 'Try again'
              : isUpdate
                ? 'Update the draft'
                : 'Create the draft'}
        </Button>
      </div>
    </div>
  );
}

function describePictures(media: readonly FileMedium[]): string {
  const photos = media.filter(({ kind }) => kind === 'photo').length;
  const texts = [
    photos > 0 ? formatCounted(photos, 'photo') : '',
    photos < media.length ? (photos > 0 ? 'the floor plan' : 'a floor plan') : '',
  ];
  return texts.filter(Boolean).join(' and ');
}
