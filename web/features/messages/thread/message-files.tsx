import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { type Message, fileQuery } from '../api.ts';

type File = Message['attachments'][number];

/** The files of a message: pictures to view, documents to open. */
export const MessageFiles = ({ message }: { readonly message: Message }) => (
  <ul className="mt-1 grid grid-cols-1 gap-2">
    {message.attachments.map((file) => (
      <li key={file.id}>
        <MessageFile id={message.id} file={file} />
      </li>
    ))}
  </ul>
);

const kilobyte = 1_000;
export const formatFileSize = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;

function MessageFile({ id, file }: { readonly id: Message['id']; readonly file: File }) {
  const { data, isError } = useQuery(fileQuery(id, file.id));
  if (isError) return <p className="text-sm text-muted">{`${file.name} can’t be shown right now.`}</p>;
  const isPicture = file.contentType.startsWith('image/');
  return (
    <a href={data?.url} target="_blank" rel="noreferrer" className="block rounded-sm hover:underline">
      {isPicture && (
        <span className="mb-1 block aspect-3/2 w-72 max-w-full overflow-hidden rounded-sm bg-sunk">
          {data && <img src={data.url} alt="" loading="lazy" className="size-full object-cover" />}
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
