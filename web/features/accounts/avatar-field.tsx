import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findWebpUrl } from '../../../functions/listings/properties/domain/picture-variants.ts';
import type { User } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatName } from '../../lib/format.ts';
import { accepted, describeUnsuitableFile } from '../../lib/upload-files.ts';
import { type Image, uploadImage } from '../../lib/upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useSaveProfile } from './save-profile.ts';

/** The smallest variant is enough, since avatars are always shown small. */
const findSmallestUrl = (image: Image): string => findWebpUrl(image, 0) ?? image.url ?? '';

/** The profile picture that others see next to the name. */
export function AvatarField({ user }: { readonly user: User }) {
  const { busy, status, refusal, choose, remove } = useAvatar();
  const name = formatName(user, 'You');
  return (
    <section aria-labelledby="picture" className="flex items-start gap-5 sm:items-center">
      <Avatar name={name} src={user.avatar} size="lg" />
      <div className="grid min-w-0 grow gap-2">
        <div>
          <h2 id="picture" className="font-semibold">
            Picture
          </h2>
          <p className="text-sm text-muted">
            Others see it next to your name. JPEG, PNG or WebP, up to 10 MB.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <label
            aria-disabled={busy || undefined}
            className={getButtonClass(
              { variant: 'secondary', size: 'sm' },
              'min-h-11 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
            )}
          >
            {user.avatar ? 'Change picture' : 'Choose a picture'}
            <input
              type="file"
              accept={accepted.photo}
              disabled={busy}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) choose(file);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
          </label>
          {user.avatar && (
            <Button variant="quiet" size="sm" className="min-h-11" busy={busy} onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        <output className="text-sm text-muted">{status}</output>
        {refusal && <FieldError id="picture-error">{refusal}</FieldError>}
      </div>
    </section>
  );
}

const stageTexts = {
  converting: 'Converting the picture',
  sending: 'Uploading the picture',
  working: 'Preparing the picture',
} as const;

function useAvatar() {
  const save = useSaveProfile();
  const leaving = useRef(new AbortController());
  const [status, setStatus] = useState('');
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const change = useMutation({
    mutationFn: async (file: File | undefined) => {
      if (!file) return save({ avatar: '' });
      const why = describeUnsuitableFile(file, 'avatar');
      if (why) throw new Refused(why);
      const { signal } = leaving.current;
      const onProgress = ({ stage }: { stage: keyof typeof stageTexts }) => setStatus(stageTexts[stage]);
      const image = await uploadImage(file, { kind: 'avatar', signal, onProgress });
      if (image.status === 'refused') throw new Refused(image.reason ?? 'This picture was refused.');
      return save({ avatar: findSmallestUrl(image) });
    },
    onSuccess: (_, file) =>
      setStatus(file ? 'Your picture has been saved.' : 'Your picture has been removed.'),
    onError: () => setStatus(''),
  });
  return {
    busy: change.isPending,
    status,
    refusal: change.error
      ? change.error instanceof Refused
        ? change.error.message
        : describeError(change.error)
      : undefined,
    choose: (file: File) => change.mutate(file),
    remove: () => change.mutate(undefined),
  };
}

/** The file was refused; the message is the reason. */
class Refused extends Error {
  override readonly name = 'Refused';
}
