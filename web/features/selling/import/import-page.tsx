import { useRef, useState } from 'react';
import { FileFault } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { DropZone } from '../fields/drop-zone.tsx';
import { AdvertStart } from './advert/advert-start.tsx';
import type { OwnAdvert } from './advert/api.ts';
import { FileHelp } from './file-help.tsx';
import { fileLimits } from './file-limits.ts';
import type { HomeFileReading } from './read-home-file.ts';

export const handle: Handle = { head: { title: 'Import a home', noindex: true } };

const FoundHomes = lazyPart(() => import('./found-homes.tsx'));
const AdvertReview = lazyPart(() => import('./advert/advert-review.tsx'));

type ImportState =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'refused'; readonly name: string; readonly why: string }
  | { readonly is: 'read'; readonly reading: HomeFileReading }
  | { readonly is: 'advert'; readonly advert: OwnAdvert };

/** /add-property/import: an own advert or homes of a file, looked at first, become drafts. */
export function Component() {
  const [state, setState] = useState<ImportState>({ is: 'none' });
  const heading = useRef<HTMLHeadingElement>(null);
  const restart = () => {
    setState({ is: 'none' });
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setState({ is: 'reading', name: file.name });
    try {
      const [{ readHomeFile }] = await Promise.all([import('./read-home-file.ts'), FoundHomes.load()]);
      setState({ is: 'read', reading: await readHomeFile(file) });
    } catch (error) {
      setState({ is: 'refused', name: file.name, why: describeFault(error) });
    }
  };
  const isStart = state.is !== 'read' && state.is !== 'advert';
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-8">
      <div className="grid gap-2">
        <p className="text-sm">
          <Link to={paths.addProperty} className="link">
            Sell your home
          </Link>
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Import a home
        </h1>
        <p className="max-w-prose text-lg text-muted">
          Is your home advertised elsewhere, or in a file? Bring it in as a draft. You see what we found
          first, and nothing goes on sale until you publish it.
        </p>
      </div>
      {isStart && (
        <>
          <section aria-labelledby="from-advert" className="grid gap-4">
            <h2 id="from-advert" className="text-xl">
              From your advert
            </h2>
            <AdvertStart onRead={(advert) => setState({ is: 'advert', advert })} />
          </section>
          <section aria-labelledby="from-file" className="grid gap-4">
            <h2 id="from-file" className="text-xl">
              From a file
            </h2>
            <ChooseFile state={state} onFiles={(files) => void choose(files)} />
          </section>
          <FileHelp />
        </>
      )}
      <OnDemand parts={[FoundHomes, AdvertReview]}>
        {state.is === 'read' && <FoundHomes reading={state.reading} onOther={restart} />}
        {state.is === 'advert' && <AdvertReview advert={state.advert} onOther={restart} />}
      </OnDemand>
    </div>
  );
}

interface ChooseProps {
  readonly state: Exclude<ImportState, { readonly is: 'read' | 'advert' }>;
  readonly onFiles: (files: readonly File[]) => void;
}

const ChooseFile = ({ state, onFiles }: ChooseProps) => (
  <div className="grid gap-4">
    {state.is === 'refused' && (
      <Notice kind="error" title={`We can’t read ${state.name}`} alert>
        <p className="break-words">{state.why}</p>
      </Notice>
    )}
    <DropZone
      name="homes"
      accept=".csv,.blm,.xml,.json,.zip"
      label="Choose a file"
      hint={`CSV, BLM, REAXML or PDTF up to ${fileLimits.megabytes} MB and ${fileLimits.homes} homes, or a zip of it with its photos up to ${fileLimits.zipMegabytes} MB.`}
      onFiles={onFiles}
    />
    <p className="sr-only" aria-live="polite">
      {state.is === 'reading' ? `Reading ${state.name}` : ''}
    </p>
    {state.is === 'reading' && <p className="text-muted">{`Reading ${state.name}…`}</p>}
    <p className="max-w-prose text-muted">
      <LinkedText
        text={`The file is read on this device. An agent’s photos and words may belong to the agent: ask before you use them. No file? [Start with the address](${paths.addProperty})`}
      />
    </p>
  </div>
);

function describeFault(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  return 'Something went wrong while we read it. Check your connection and choose it again.';
}
