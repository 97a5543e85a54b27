import { useMutation } from '@tanstack/react-query';
import { portalCalls, type portalListingQuery } from '../../../entities/portal/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly id: Parameters<typeof portalListingQuery>[0];
}

function saveFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The home as a file that agents' and valuers' programs read. */
export function HomeFile({ id }: Props) {
  const load = useMutation({
    mutationFn: () => portalCalls.homeFile({ params: { id } }),
    onSuccess: saveFile,
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
      {load.error && (
        <Notice kind="error" alert>
          {describeError(load.error)}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={load.isPending}
        className="max-sm:w-full"
        onClick={() => load.mutate()}
      >
        Download the file
      </Button>
    </section>
  );
}
