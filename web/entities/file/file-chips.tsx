import { FileText, RotateCw, X } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { ChosenFile } from './use-files.ts';

interface Props {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (file: ChosenFile) => void;
  readonly onRetry: (file: ChosenFile) => void;
}

/** The chosen files, how far each is, and why one cannot be sent. */
export function FileChips({ files, onRemove, onRetry }: Props) {
  return (
    files.length > 0 && (
      <ul className="grid grid-cols-1 gap-1.5">
        {files.map((file) => (
          <li
            key={file.key}
            className="flex items-center gap-3 rounded-sm border border-line bg-paper p-1.5 pl-2"
          >
            {file.preview ? (
              <img src={file.preview} alt="" className="size-10 shrink-0 rounded-sm object-cover" />
            ) : (
              <Icon as={FileText} className="text-muted" />
            )}
            <span className="grid min-w-0 grow gap-1">
              <span className="truncate text-sm font-medium">{file.name}</span>
              {file.error ? (
                <span role="alert" className="text-sm text-red">
                  {file.error}
                </span>
              ) : (
                <Progress file={file} />
              )}
            </span>
            {file.error && file.canRetry && (
              <button
                type="button"
                onClick={() => onRetry(file)}
                className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-sunk"
              >
                <Icon as={RotateCw} size={18} label={`Send ${file.name} again`} />
              </button>
            )}
            <button
              type="button"
              onClick={() => onRemove(file)}
              className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-sunk"
            >
              <Icon as={X} size={18} label={`Remove ${file.name}`} />
            </button>
          </li>
        ))}
      </ul>
    )
  );
}

function Progress({ file: { id, name, sent } }: { readonly file: ChosenFile }) {
  if (id) return <span className="text-sm text-muted">Ready to send</span>;
  if (sent >= 1) return <span className="text-sm text-muted">Checking</span>;
  return (
    <progress max={1} value={sent} aria-label={`Sending ${name}`} className="h-1.5 w-full accent-action" />
  );
}
