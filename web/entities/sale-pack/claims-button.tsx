import { useMutation } from '@tanstack/react-query';
import { FileBraces } from 'lucide-react';
import { describeError } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getPackClaims, type PackAccess, type SalePack } from './api.ts';

interface Props {
  readonly access: PackAccess;
  readonly version: SalePack['version'];
}

/** Saves the pack as a file that conveyancers' systems read. */
export function PackClaimsButton({ access, version }: Props) {
  const saving = useMutation({
    mutationFn: async () => {
      const claims = await getPackClaims(access);
      const [schema = ''] = claims.verified_claims.map(({ schemaVersion }) => schemaVersion);
      saveFile(
        `Sale-ready pack, version ${version} (PDTF ${schema}).json`,
        JSON.stringify(claims, undefined, 2),
        'application/json',
      );
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11 justify-self-start"
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      <Icon as={FileBraces} size={18} />
      Save as data
    </Button>
  );
}
