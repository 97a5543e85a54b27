import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { type Message, fileQuery } from '../api.ts';

type File = Message['attachments'][number];

/** The files of a message: pictures to view, documents to open. */
export function MessageFiles({ message }: { readonly message: Message }) {
  return (
    <ul className="mt-1 grid grid-cols-1 gap-2">
      {message.attachments.map((file) => (
        <li key={file.id}>
          <MessageFile id={message.id} file={file} />
        </li>
      ))}
    </ul>
  );
}

const kilobyte = 1_000;
export function formatFileSize(bytes: number): string {
  return bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}

function MessageFile({ id, file }: { readonly id: Message['id']; readonly file: File }) {
  return (
    <QueryPart
      query={useQuery(fileQuery(id, file.id))}
      skeleton={<FileLink file={file} />}
      renderError={() => <p className="text-sm text-muted">{`${file.name} can’t be shown right now.`}</p>}
    >
      {({ url }) => <FileLink file={file} url={url} />}
    </QueryPart>
  );
}

/** Without its address yet, it has its place already. */
function FileLink({ file, url }: { readonly file: File; readonly url?: string }) {
  const isPicture = file.contentType.startsWith('image/');
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block rounded-sm hover:underline">
      {isPicture && (
        <span className="mb-1 block aspect-3/2 w-72 max-w-full overflow-hidden rounded-sm bg-sunk">
          {url && <img src={url} alt="" loading="lazy" className="size-full object-cover" />}
        </span>
      )}
      <span className="flex min-h-9 items-center gap-2">
        {!isPicture && <Icon as={FileText} className="text-muted" />}
        <span className="min-w-0 truncate font-medium">{file.name}</span>
        <span className="shrink-0 text-sm text-muted">{formatFileSize(file.bytes)}</span>
      </span>
    </a>
  );
}
