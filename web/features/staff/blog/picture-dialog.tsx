import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accepted, describeUnsuitableFile } from '../../../lib/upload-files.ts';
import { type Image, uploadImage } from '../../../lib/upload.ts';
import { Field } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface DescribedImage {
  readonly image: Image;
  readonly alt: string;
}

interface Props {
  readonly title: string;
  readonly onDone: (picture: DescribedImage) => void;
  readonly onClose: () => void;
}

/** Uploads one picture with its alternative text. */
export function PictureDialog({ title, onDone, onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [isTried, setTried] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = useMutation({
    mutationFn: (chosen: File) => {
      leaving.current = new AbortController();
      return uploadImage(chosen, {
        kind: 'photo',
        signal: leaving.current.signal,
        onProgress: () => undefined,
      });
    },
    onSuccess: (image) => image.status === 'ready' && onDone({ image, alt: alt.trim() }),
  });
  const refused = send.data?.status === 'refused' ? send.data.reason : undefined;
  const fileError = file
    ? (describeUnsuitableFile(file, 'photo') ?? refused)
    : isTried
      ? 'Choose a picture.'
      : undefined;
  const altError = isTried && alt.trim().length < 3 ? 'Describe the picture in a few words.' : undefined;
  return (
    <StepDialog
      title={title}
      action={send.isPending ? 'Sending' : 'Use picture'}
      busy={send.isPending}
      error={send.error}
      onSend={() => {
        setTried(true);
        if (file && !describeUnsuitableFile(file, 'photo') && alt.trim().length >= 3) send.mutate(file);
      }}
      onClose={onClose}
    >
      <Field label="Picture" hint="JPEG, PNG or WebP, at least 800 pixels wide." error={fileError}>
        <TextInput
          type="file"
          accept={accepted.photo}
          onChange={({ target }) => {
            send.reset();
            setFile(target.files?.[0]);
          }}
        />
      </Field>
      <Field label="Description" hint="For people who can’t see it." error={altError}>
        <TextInput value={alt} maxLength={160} onChange={({ target }) => setAlt(target.value)} />
      </Field>
    </StepDialog>
  );
}
