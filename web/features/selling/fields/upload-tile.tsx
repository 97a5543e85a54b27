// The queue fetches it with its first file; with the form it is there before a file is chosen.
import '../../../lib/upload.ts';
import { FileText, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { UploadItem, UploadQueue } from '../upload-queue.ts';
import { uploadStages } from './labels.ts';

/** A file that is being uploaded, or its error. */
export function UploadTile({ item, uploads }: { readonly item: UploadItem; readonly uploads: UploadQueue }) {
  return (
    <div className="grid content-start gap-2">
      <div className="relative aspect-3/2 overflow-hidden rounded-md bg-sunk">
        <UploadPreview src={item.preview} />
        <button
          type="button"
          onClick={() => uploads.remove(item.key)}
          className="absolute top-2 right-2 grid size-10 place-items-center rounded-full bg-surface/90 hover:bg-surface"
        >
          <Icon
            as={X}
            size={18}
            label={item.stage === 'failed' ? `Put ${item.name} away` : `Stop ${item.name}`}
          />
        </button>
      </div>
      {item.stage === 'failed' ? (
        <UploadFailure item={item} uploads={uploads} />
      ) : (
        <div className="grid gap-1">
          <UploadBar item={item} />
          <p className="tabular truncate text-sm text-muted">
            {uploadStages[item.stage]}
            {item.stage === 'sending' && ` ${Math.round(item.sent * 100)}%`} · {item.name}
          </p>
        </div>
      )}
    </div>
  );
}

/** The picture, or a document icon for formats that this browser cannot show, such as HEIC. */
function UploadPreview({ src }: { readonly src: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (src !== undefined && !isBroken)
    return (
      <img src={src} alt="" onError={() => setBroken(true)} className="size-full object-cover opacity-50" />
    );
  return (
    <span className="grid size-full place-items-center text-muted">
      <Icon as={FileText} size={28} />
    </span>
  );
}

const UploadBar = ({ item: { name, stage, sent } }: { readonly item: UploadItem }) => (
  <div className="relative h-1.5 overflow-hidden rounded-full bg-line">
    <progress aria-label={name} value={stage === 'sending' ? sent : undefined} max={1} className="sr-only" />
    <span
      aria-hidden
      className={cx(
        'absolute inset-y-0 left-0 rounded-full bg-action transition-[width]',
        (stage === 'converting' || stage === 'working') && 'pulse',
      )}
      style={{ width: `${stage === 'converting' ? 100 : Math.round(sent * 100)}%` }}
    />
  </div>
);

const UploadFailure = ({ item, uploads }: { readonly item: UploadItem; readonly uploads: UploadQueue }) => (
  <div role="alert" className="grid justify-items-start gap-1 text-sm">
    <p className="w-full truncate text-muted">{item.name}</p>
    <p className="font-medium text-red">{item.why}</p>
    {item.canRetry && (
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-1.5"
        onClick={() => uploads.retry(item.key)}
      >
        <Icon as={RotateCw} size={16} />
        Try again
      </button>
    )}
  </div>
);
