import { useMutation } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { accepted, describeUnsuitableFile } from '../../lib/upload-files.ts';
import { type Image, uploadImage, type UploadProgress } from '../../lib/upload.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

export interface ProofFile {
  readonly id: Image['id'];
  readonly name: string;
}
interface Props {
  readonly label: string;
  readonly hint: string;
  readonly required?: boolean;
  readonly value: ProofFile | undefined;
  readonly onValue: (file: ProofFile | undefined) => void;
  readonly error?: string | undefined;
}

/** Uploads one private document with progress, and shows its name once it is checked. */
export function ProofField({ label, hint, required, value, onValue, error }: Props) {
  const { progress, sending, send } = useProofUpload(onValue);
  const refusal = describeRefusal(sending.error) ?? error;
  const choose = (file: File | undefined) => file && !sending.isPending && send(file);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </p>
      <p className="-mt-1 text-sm text-muted">{hint}</p>
      {value ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 items-center gap-2">
            <Icon as={FileCheck} size={20} className="text-action" />
            <span className="wrap-anywhere">{value.name}</span>
          </span>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onValue(undefined)}>
            Remove
            <span className="sr-only"> {value.name}</span>
          </Button>
        </div>
      ) : (
        <label
          aria-disabled={sending.isPending || undefined}
          className={getButtonClass(
            { variant: 'secondary', size: 'sm' },
            'min-h-11 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
          )}
        >
          Choose a file
          <span className="sr-only"> {`for ${label}`}</span>
          <input
            type="file"
            accept={accepted.document}
            disabled={sending.isPending}
            className="sr-only"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
      )}
      {sending.isPending && (
        <div className="grid w-full max-w-xs gap-1">
          <progress
            className="h-2 w-full accent-action"
            value={progress?.stage === 'sending' ? progress.sent : undefined}
          />
          <output className="text-sm text-muted">
            {progress?.stage === 'working' ? 'Checking the file' : 'Sending the file'}
          </output>
        </div>
      )}
      {refusal && <FieldError id={`${label}-error`}>{refusal}</FieldError>}
    </div>
  );
}

const describeRefusal = (error: Error | null): string | undefined =>
  error === null ? undefined : error instanceof RefusedFileError ? error.message : describeError(error);

function useProofUpload(onValue: Props['onValue']) {
  const leaving = useRef(new AbortController());
  const [progress, setProgress] = useState<UploadProgress>();
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const wrong = describeUnsuitableFile(file, 'document');
      if (wrong !== undefined) throw new RefusedFileError(wrong);
      const { signal } = leaving.current;
      const image = await uploadImage(file, { kind: 'document', signal, onProgress: setProgress });
      if (image.status === 'refused') throw new RefusedFileError(image.reason ?? 'This file can’t be used.');
      return { id: image.id, name: file.name };
    },
    onSuccess: onValue,
  });
  return { progress, sending, send: sending.mutate };
}

/** The file was refused; the message is the reason. */
class RefusedFileError extends Error {
  override readonly name = 'Refused';
}
