import { useEffect, useRef, useState } from 'react';
import { isPassing, describeError } from '../../lib/api-error.ts';
import { describeUnsuitableFile } from '../../lib/upload-files.ts';
import type { Image } from '../../lib/upload.ts';

/** A file that goes with what is written, such as a message or a report. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  readonly name: string;
  /** Object URL of a picture; absent for other files. */
  readonly preview: string | undefined;
  /** Share of the bytes sent, 0 to 1. */
  readonly sent: number;
  /** Set once the upload is complete and checked. */
  readonly id?: Image['id'];
  readonly error?: string | undefined;
  /** The network failed, not the file. */
  readonly canRetry?: boolean;
}
interface Options {
  readonly most: number;
  /** The problem shown for more than `most` files. */
  readonly tooMany: string;
}

function abortAll(running: ReadonlyMap<string, AbortController>): void {
  for (const one of running.values()) one.abort();
}

/** The code is fetched for the first file, as most messages have none. */
async function sendDocument(file: File, signal: AbortSignal, onSent: (sent: number) => void): Promise<Image> {
  const { uploadImage } = await import('../../lib/upload.ts');
  return uploadImage(file, { kind: 'document', signal, onProgress: ({ sent }) => onSent(sent) });
}

/** Files on their way: each is sent as soon as it is chosen. */
export function useFiles({ most, tooMany }: Options) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => abortAll(all);
  }, []);
  const change = (key: string, next: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));

  const start = (key: string, file: File) => {
    const control = new AbortController();
    running.current.set(key, control);
    sendDocument(file, control.signal, (sent) => change(key, { sent }))
      .then(({ id, status, reason }) =>
        change(key, status === 'ready' ? { id } : { error: reason ?? 'This file can’t be sent.' }),
      )
      .catch((error: unknown) => {
        if (!control.signal.aborted) change(key, { error: describeError(error), canRetry: isPassing(error) });
      });
  };
  const add = (chosen: readonly File[]) => {
    const room = most - files.length;
    setProblem(chosen.length > room ? tooMany : undefined);
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const key = crypto.randomUUID();
      const refusal = describeUnsuitableFile(file, 'document');
      const preview = file.type.startsWith('image/') && !refusal ? URL.createObjectURL(file) : undefined;
      setFiles((all) => [
        ...all,
        { key, file, name: file.name.slice(0, 120), preview, sent: 0, ...(refusal && { error: refusal }) },
      ]);
      if (!refusal) start(key, file);
    }
  };
  const retry = ({ key, file }: ChosenFile) => {
    change(key, { sent: 0, error: undefined });
    start(key, file);
  };
  const forget = ({ key, preview }: ChosenFile) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    if (preview) URL.revokeObjectURL(preview);
  };
  const remove = (file: ChosenFile) => {
    forget(file);
    setProblem(undefined);
    setFiles((all) => all.filter(({ key }) => key !== file.key));
  };
  const clear = () => {
    for (const file of files) forget(file);
    setFiles([]);
  };
  return { files, add, retry, remove, clear, problem, ready: files.every(({ id }) => id !== undefined) };
}
