import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { ApiError, wordsFor } from '../../../lib/api-error.ts';
import { requireLogin } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type HomePage, ownHomeQuery, ownHomesKey, sell } from '../api.ts';
import type { Editor } from '../editor.tsx';
import { pictureOf, type Pictures, picturesIn, shown } from '../pictures.ts';
import { differing } from '../rebase.ts';
import { uploadQueue } from '../upload-queue.ts';
import { byControl } from '../words/problems.ts';
import { type Problems, sendable, type Working } from '../working.ts';
import { dataOf } from './home-data.ts';

export interface Section {
  readonly editor: Editor;
  /** What was changed and is not saved. */
  readonly changed: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** What stopped the save as a whole. */
  readonly refusal: string | undefined;
  /** Somebody saved this home elsewhere since it was opened here. */
  readonly isStale: boolean;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** One section of a submitted home: changes stay here until they are saved, as buyers see them at once. */
export function useSection(home: HomePage): Section {
  const queries = useQueryClient();
  const [part, setPart] = useState<Partial<Working>>({});
  const [extra, setExtra] = useState<Pictures>(new Map());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);

  const kept = dataOf(home);
  const data: Working = { ...kept, ...part };
  const changed = new Set([...differing(kept, data)].filter((name) => name in part));
  const { change, problems } = sendable(data, changed);

  const set = (next: Partial<Working>) => {
    setPart((now) => ({ ...now, ...next }));
    setRefused(({ '': _, ...others }) =>
      Object.fromEntries(Object.entries(others).filter(([path]) => !((path.split('.')[0] ?? '') in next))),
    );
  };
  const uploads = useSectionUploads(data, set, setExtra);
  const discard = () => {
    setPart({});
    setRefused({});
    setTouched(new Set());
    setTried(false);
    setStale(false);
  };
  const reload = () => queries.invalidateQueries({ queryKey: ['property', home.id] });

  const save = async (): Promise<boolean> => {
    setTried(true);
    if (Object.keys(problems).length > 0) return false;
    setBusy(true);
    try {
      const body = { data: change, version: home.version };
      const saved = await sell.changeProperty({ params: { id: home.id }, body });
      queries.setQueryData(ownHomeQuery(home.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ownHomesKey });
      discard();
      toast.success('Saved. Buyers see it from now on.');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) requireLogin();
      const isOvertaken = error instanceof ApiError && error.code === 'stale';
      setStale(isOvertaken);
      // What was changed here stays, over what the home is by now.
      if (isOvertaken) await reload();
      else setRefused(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (path: string) =>
    refused[path] ?? (tried || touched.has(path) ? problems[path] : undefined);
  return {
    editor: { data, change: set, errorOf, pictures: new Map([...picturesIn(home), ...extra]), uploads },
    changed,
    isBusy,
    refusal: refused[''],
    isStale,
    save,
    discard,
    onBlur: ({ target }) => {
      const name = target.getAttribute('name');
      if (name) setTouched((now) => (now.has(name) ? now : new Set([...now, name])));
    },
  };
}

function refusalOf(error: unknown): Problems {
  const own = error instanceof ApiError ? byControl(error.errors) : {};
  return { ...own, '': wordsFor(error) };
}

/** Files of a section; a finished one is a change like any other. */
function useSectionUploads(
  data: Working,
  set: (part: Partial<Working>) => void,
  setExtra: (more: (now: Pictures) => Pictures) => void,
) {
  const latest = useRef({ data, set });
  useEffect(() => {
    latest.current = { data, set };
  });
  const [uploads] = useState(() => {
    const orders = new Map<string, number>();
    return uploadQueue({
      onReady: (image, kind, order) => {
        orders.set(image.id, order);
        setExtra((now) => new Map([...now, [image.id, pictureOf(image)]]));
        const change = shown(latest.current.data, image, kind, orders);
        // Two files may finish before the page is drawn again.
        latest.current = { ...latest.current, data: { ...latest.current.data, ...change } };
        latest.current.set(change);
      },
    });
  });
  return uploads;
}
