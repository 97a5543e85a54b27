import type { PackAccess, SalePack } from './api.ts';
import { PackClaimsButton } from './claims-button.tsx';
import { PackFileButton } from './file-button.tsx';

interface Props {
  readonly access: PackAccess;
  readonly version: SalePack['version'];
}

/** The pack to keep: as a paper with every answer, and as data. */
export function PackFiles({ access, version }: Props) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <PackFileButton access={access} />
        <PackClaimsButton access={access} version={version} />
      </div>
      <p className="max-w-prose text-sm text-muted">
        The data file is for a conveyancer’s own system. It follows the Property Data Trust Framework, gives
        the source of each fact, and has the answers that the framework has a field for. The PDF has all of
        them.
      </p>
    </div>
  );
}
