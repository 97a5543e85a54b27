import { useState } from 'react';
import type { FrameworkReading } from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import type { SalePack } from '../../entities/sale-pack/api.ts';
import { formatCounted } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';

const FoundAnswers = lazyPart(() => import('./found-answers.tsx'));

type ImportState =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'refused'; readonly name: string; readonly why: string }
  | { readonly is: 'read'; readonly name: string; readonly reading: FrameworkReading }
  | { readonly is: 'taken'; readonly count: number };

interface Props {
  readonly pack: SalePack;
  /** Told the version in which answers of a file are the pack's. */
  readonly onTaken: (version: SalePack['version']) => void;
}

/** A pack that the seller has already, in a file of the trust framework. */
export function PackImport({ pack, onTaken }: Props) {
  const [state, setState] = useState<ImportState>({ is: 'none' });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    setState({ is: 'reading', name });
    try {
      const [{ readPackFile }] = await Promise.all([import('./read-pack-file.ts'), FoundAnswers.load()]);
      setState({ is: 'read', name, reading: await readPackFile(file) });
    } catch (error) {
      const why = await describeFault(error);
      setState({ is: 'refused', name, why });
    }
  };
  return (
    <section aria-labelledby="have-pack" className="grid gap-3 rounded-md border border-line p-5">
      <h2 id="have-pack" className="text-xl">
        Do you have a pack already?
      </h2>
      <p className="max-w-prose text-muted">
        An agent, a conveyancer or Gable may have given you one as a .json file of the Property Data Trust
        Framework, version 3, of up to 5 MB. You see its answers first, and none of yours changes unless you
        say so.
      </p>
      <ChooseFile onFile={(file) => void choose(file)} />
      <p className="text-muted empty:hidden" aria-live="polite">
        {state.is === 'reading' && `Reading ${state.name}…`}
        {state.is === 'read' && `What ${state.name} says:`}
      </p>
      {state.is === 'refused' && (
        <Notice kind="error" title={`We can’t read ${state.name}`} alert>
          <p className="break-words">{state.why}</p>
        </Notice>
      )}
      {state.is === 'taken' && (
        <Notice kind="good" title={`${formatCounted(state.count, 'answer')} taken over`} alert>
          Read each of them: to your buyer, it’s you who gives it.
        </Notice>
      )}
      <OnDemand parts={[FoundAnswers]}>
        {state.is === 'read' && (
          <FoundAnswers
            pack={pack}
            reading={state.reading}
            onTaken={(count, version) => {
              setState({ is: 'taken', count });
              onTaken(version);
            }}
          />
        )}
      </OnDemand>
    </section>
  );
}

/** Without a connection the reader isn't there either. */
async function describeFault(error: unknown): Promise<string> {
  try {
    return (await import('./read-pack-file.ts')).describePackFault(error);
  } catch {
    return 'We couldn’t load what reads it. Check your connection and choose it again.';
  }
}

const ChooseFile = ({ onFile }: { readonly onFile: (file: File | undefined) => void }) => (
  <label
    className={getButtonClass(
      { variant: 'secondary' },
      'justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
    )}
  >
    Choose a file
    <input
      type="file"
      accept=".json,application/json"
      className="sr-only"
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  </label>
);
