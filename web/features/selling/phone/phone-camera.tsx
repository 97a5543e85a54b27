import { Camera, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Draft } from '../../../entities/own-home/api.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { formatCounted } from '../../../lib/format.ts';
import { accepted } from '../../../lib/upload-files.ts';
import { paths } from '../../../site/paths.ts';
import { getButtonClass, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { useUploads } from '../editor.tsx';
import { UploadTile } from '../fields/upload-tile.tsx';
import { isUploading } from '../upload-queue.ts';
import { LeaveGuard } from '../wizard/leave-guard.tsx';
import { SaveLine } from '../wizard/save-line.tsx';
import { SaveNotice } from '../wizard/save-notice.tsx';
import { useDraftSession } from '../wizard/use-draft-session.ts';

/** The phone's page: takes photos and adds them to the draft. */
export function PhoneCamera({ owner, draft }: { readonly owner: string; readonly draft: Draft }) {
  const [session, state] = useDraftSession(owner, draft);
  const items = useUploads(session.uploads).filter(({ kind }) => kind === 'photo');
  const images = state.data.images ?? [];
  const add = (files: readonly File[]) => session.uploads.add(files, 'photo');
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <PhotoPicker label="Take a photo" icon={<Icon as={Camera} size={22} />} isCamera onFiles={add} />
        <PhotoPicker label="Choose from this device" icon={<Icon as={Images} />} onFiles={add} />
      </div>
      <SaveNotice session={session} state={state} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold" aria-live="polite">
          {`${formatCounted(images.length, 'photo')} in this draft`}
        </p>
        <SaveLine {...state} />
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {items.map((item) => (
          <li key={item.key}>
            <UploadTile item={item} uploads={session.uploads} />
          </li>
        ))}
        {images.toReversed().map(({ id, alt }) => (
          <li key={id}>
            <Photo
              picture={state.pictures.get(id)}
              alt={alt ?? 'Photo'}
              sizes="50vw"
              className="rounded-md"
            />
          </li>
        ))}
      </ul>
      {images.length > 0 && (
        <p className="text-sm text-muted">
          They’re on your computer too. Put them in order and describe them there, or here.
        </p>
      )}
      <LinkButton to={paths.addProperty + toWizardQuery(draft.id, 4)} variant="secondary">
        Open the draft
      </LinkButton>
      <LeaveGuard isUnsaved={state.isUnsaved || isUploading(items)} flush={session.flush} />
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}
const PhotoPicker = ({ label, icon, isCamera = false, onFiles }: PickerProps) => (
  <label
    className={getButtonClass(
      { variant: isCamera ? 'primary' : 'secondary', wide: true },
      `${isCamera ? 'min-h-16 text-lg' : ''} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action`,
    )}
  >
    {icon}
    {label}
    <input
      type="file"
      name={isCamera ? 'camera' : 'photos'}
      accept={accepted.photo}
      multiple={!isCamera}
      {...(isCamera && { capture: 'environment' as const })}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  </label>
);
