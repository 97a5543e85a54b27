import { useMutation } from '@tanstack/react-query';
import { isOnPortals } from '../../../../functions/finding/portals/domain/advert-target.ts';
import { portalCalls, type PortalListing, type portalListingQuery } from '../../../entities/portal/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';

interface Props {
  readonly id: Parameters<typeof portalListingQuery>[0];
  readonly status: PortalListing['homeStatus'];
}

/** The home as a file that agents' and valuers' programs read. */
export function HomeFile({ id, status }: Props) {
  const load = useMutation({
    mutationFn: () => portalCalls.homeFile({ params: { id } }),
    onSuccess: ({ name, text }) => saveFile(name, text, 'text/plain'),
  });
  return (
    <section aria-labelledby="file" className="grid justify-items-start gap-3">
      <h2 id="file" className="text-xl">
        Your home as a file
      </h2>
      <p className="max-w-prose">
        A BLM file has your home’s address, words, facts and links to its photos. Agents, valuers and small
        portals can read it. Whom you give it to is up to you.
      </p>
      <FailureNotice error={load.error} />
      {isOnPortals(status) ? (
        <Button
          variant="secondary"
          busy={load.isPending}
          className="max-sm:w-full"
          onClick={() => load.mutate()}
        >
          Download the file
        </Button>
      ) : (
        <p className="text-muted">You can download it while your home is on the market.</p>
      )}
    </section>
  );
}
