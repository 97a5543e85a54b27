import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { formatCounted } from '../../../lib/format.ts';
import { settingsQuery } from '../../../lib/settings.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { toFileSource } from './create-draft.ts';
import { compareWithDraft } from './draft-changes.ts';
import { FoundRow } from './found-row.tsx';
import { type HomeChoice, isChoosable, listChoices } from './home-choices.ts';
import { nameFileSource, type OwnPlaces, ownPlacesQuery } from './own-places.ts';
import { fewestPhotos } from './pick-pictures.ts';
import type { HomeFileReading } from './read-home-file.ts';
import { type HomeProgress, useImport } from './use-import.ts';
import { WorkGuard } from './work-guard.tsx';

interface Props {
  readonly reading: HomeFileReading;
  readonly onOther: () => void;
}

/** The homes of a file: what each would become, which are wanted, and how far they are. */
export default function FoundHomes({ reading, onOther }: Props) {
  const { name, homes, remarks } = reading;
  const { data: settings } = useQuery(settingsQuery);
  const places = useQuery(ownPlacesQuery(homes));
  const mostPhotos = settings?.maxPhotos ?? fewestPhotos;
  const work = useImport(reading, mostPhotos);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that chose the file is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="found" ref={heading} tabIndex={-1} className="min-w-0 text-xl break-words outline-none">
          {`${formatCounted(homes.length, 'home')} in ${name}`}
        </h2>
        {!work.isRunning && (
          <button type="button" className="link min-h-11" onClick={onOther}>
            Choose another file
          </button>
        )}
      </div>
      {remarks.length > 0 && (
        <Notice>
          {remarks.map((remark) => (
            <p key={remark} className="break-words">
              {remark}
            </p>
          ))}
        </Notice>
      )}
      <QuerySection query={places} what="load your drafts" skeleton={<SkeletonLines lines={8} />}>
        {(own) => <ChooseHomes reading={reading} places={own} mostPhotos={mostPhotos} work={work} />}
      </QuerySection>
      <WorkGuard isWorking={work.isRunning} />
    </section>
  );
}

interface ChooseProps {
  readonly reading: HomeFileReading;
  readonly places: OwnPlaces;
  readonly mostPhotos: number;
  readonly work: ReturnType<typeof useImport>;
}

function ChooseHomes({ reading, places, mostPhotos, work: { progress, isRunning, run } }: ChooseProps) {
  const choices = listChoices(reading.homes, places.places, (home) => {
    const source = toFileSource(home, reading.format);
    return source && nameFileSource(source);
  });
  const { updates, wanted: wantedUpdates, isAny, choose: chooseUpdate } = useWantedUpdates(choices);
  const open = choices.filter((choice) => isChoosable(choice) && !progress.has(choice.home));
  const free = open.map(({ home }) => home);
  // Until the person chooses, the first that there is room for and that are surely new.
  const [chosen, setChosen] = useState<ReadonlySet<IncomingHome>>();
  const wanted = open
    .filter(({ home, possibleTwin }) => (chosen ? chosen.has(home) : !possibleTwin))
    .map(({ home }) => home)
    .slice(0, places.room);
  const failed = [...progress].filter(([, step]) => isRetriable(step)).map(([home]) => home);
  const due = new Map([...wantedUpdates].filter(([home]) => !progress.has(home)));
  const choose = (home: IncomingHome, isWanted: boolean) =>
    setChosen(new Set(isWanted ? [...wanted, home] : wanted.filter((other) => other !== home)));
  return (
    <>
      <RoomNotice places={places} free={free.length} isUnderWay={progress.size > 0 || isAny} />
      <ul className="divide-y divide-line border-y border-line">
        {choices.map((choice) => (
          <FoundRow
            key={choice.home.at}
            choice={choice}
            files={reading.files}
            mostPhotos={mostPhotos}
            progress={progress.get(choice.home)}
            isWanted={wanted.includes(choice.home)}
            isFull={wanted.length >= places.room}
            isLocked={isRunning}
            onWant={(isWanted) => choose(choice.home, isWanted)}
            update={updates.get(choice.home)}
            isUpdateWanted={wantedUpdates.has(choice.home)}
            onWantUpdate={(isWanted) => chooseUpdate(choice.home, isWanted)}
          />
        ))}
      </ul>
      <RunNotice progress={[...progress.values()]} isRunning={isRunning} />
      <div className="flex flex-wrap items-center gap-3">
        {failed.length > 0 && !isRunning && (
          <Button onClick={() => void run(failed)}>
            {failed.length === 1 ? 'Try it again' : `Try ${failed.length} again`}
          </Button>
        )}
        {(wanted.length + due.size > 0 || isRunning) && (
          <Button
            variant={failed.length > 0 && !isRunning ? 'secondary' : 'primary'}
            busy={isRunning}
            onClick={() => void run([...wanted, ...due.keys()], due)}
          >
            {isRunning ? 'Working' : describeRun(wanted.length, due.size)}
          </Button>
        )}
        {wanted.length + due.size === 0 && free.length > 0 && places.room > 0 && progress.size === 0 && (
          <p className="text-muted">Choose at least one home.</p>
        )}
        {progress.size > 0 && !isRunning && (
          <LinkButton to={paths.myListing} variant="secondary">
            Selling
          </LinkButton>
        )}
      </div>
    </>
  );
}

const describeRun = (created: number, updated: number): string =>
  [
    created > 0 && `Create ${formatCounted(created, 'draft')}`,
    updated > 0 && `${created > 0 ? 'and update' : 'Update'} ${formatCounted(updated, 'draft')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The drafts that their person wants written over: none until they say so. */
function useWantedUpdates(choices: readonly HomeChoice[]) {
  const [chosen, setChosen] = useState<ReadonlySet<IncomingHome>>(new Set());
  const updates = new Map(
    choices.flatMap(({ home, twin, refusal }) => {
      if (!twin?.draft || refusal !== undefined) return [];
      return [[home, { draft: twin.draft, ...compareWithDraft(twin.draft.data, home.facts) }] as const];
    }),
  );
  return {
    updates,
    wanted: new Map([...updates].filter(([home]) => chosen.has(home))),
    isAny: [...updates.values()].some(({ differences }) => differences.length > 0),
    choose: (home: IncomingHome, isWanted: boolean) =>
      setChosen(
        (before) => new Set(isWanted ? [...before, home] : [...before].filter((one) => one !== home)),
      ),
  };
}

interface RoomProps {
  readonly places: OwnPlaces;
  readonly free: number;
  readonly isUnderWay: boolean;
}

/** How many homes can become drafts, where that is fewer than there are. */
function RoomNotice({ places: { room, mostDrafts }, free, isUnderWay }: RoomProps) {
  if (free === 0 && !isUnderWay)
    return <Notice kind="warning">None of these homes can become a draft. Each says why.</Notice>;
  if (free <= room) return null;
  const most = `You can have ${formatCounted(mostDrafts, 'draft')} at a time`;
  return (
    <Notice kind={room === 0 ? 'warning' : 'info'}>
      <p>
        <LinkedText
          text={
            room === 0
              ? `${most}, and you have them all. Finish or delete one under [Selling](${paths.myListing}), then choose the file again.`
              : `${most}, so choose up to ${room} now. Once they’re on sale, choose the file again for the others: we know those that you already have.`
          }
        />
      </p>
    </Notice>
  );
}

const isRetriable = (step: HomeProgress): boolean => step.stage === 'failed' && step.isFinal !== true;

interface RunProps {
  readonly progress: readonly HomeProgress[];
  readonly isRunning: boolean;
}

/** How the creation went. */
function RunNotice({ progress, isRunning }: RunProps) {
  const made = progress.filter((step) => step.stage === 'done');
  const done = made.length;
  const updated = made.filter(({ isUpdate }) => isUpdate).length;
  const failed = progress.filter(({ stage }) => stage === 'failed').length;
  if (progress.length === 0) return null;
  if (isRunning)
    return (
      <p
        className="text-muted"
        aria-live="polite"
      >{`${done} of ${formatCounted(progress.length, 'draft')} done. Keep this page open.`}</p>
    );
  return failed > 0 ? (
    <Notice kind="error" alert title={`${formatCounted(failed, 'home')} couldn’t be brought in`}>
      <p>
        {done > 0 ? `${describeDone(done - updated, updated)}. ` : ''}
        {progress.some(isRetriable) ? 'Trying again makes nothing twice.' : 'Each says why.'}
      </p>
    </Notice>
  ) : (
    <Notice kind="good" alert title={describeDone(done - updated, updated)}>
      Open each one to check it and to add what’s missing. Nothing is on sale yet.
    </Notice>
  );
}

const describeDone = (created: number, updated: number): string =>
  [
    created > 0 && `${formatCounted(created, 'draft')} created`,
    updated > 0 && `${formatCounted(updated, 'draft')} updated`,
  ]
    .filter(Boolean)
    .join(', ');
