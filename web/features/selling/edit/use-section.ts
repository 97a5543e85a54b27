import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, wordsFor } from '../../../lib/api-error.ts';
import { requireLogin } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { ownHomesKey, sell } from '../api.ts';
import { type HomePage, homeQuery } from '../../../entities/property/home.ts';
import type { Editor } from '../editor.tsx';
import { picturesIn } from '../pictures.ts';
import { differing } from '../rebase.ts';
import { byControl } from '../words/problems.ts';
import { type Problems, sendable, type Working } from '../working.ts';
import { dataOf } from './home-data.ts';
import { homeEdit } from './home-edit.ts';

export interface Section {
  readonly editor: Editor;
  /** Names of the unsaved fields. */
  readonly changed: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** The error of the whole save. */
  readonly refusal: string | undefined;
  /** The property was saved elsewhere since it was opened here. */
  readonly isStale: boolean;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * One section of a submitted property: changes stay local until they are saved, because buyers see them at
 * once.
 */
export function useSection(home: HomePage): Section {
  const queries = useQueryClient();
  const [edit] = useState(homeEdit);
  const { part, added } = useSyncExternalStore(edit.subscribe, edit.state);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);

  useEffect(() => edit.over(dataOf(home)), [edit, home]);
  const kept = dataOf(home);
  const data: Working = { ...kept, ...part };
  const changed = new Set([...differing(kept, data)].filter((name) => name in part));
  const { change, problems } = sendable(data, changed);

  const set = (next: Partial<Working>) => {
    edit.change(next);
    setRefused(({ '': _, ...others }) =>
      Object.fromEntries(Object.entries(others).filter(([path]) => !((path.split('.')[0] ?? '') in next))),
    );
  };
  const discard = () => {
    edit.discard();
    setRefused({});
    setTouched(new Set());
    setTried(false);
    setStale(false);
  };
  const reload = () => queries.invalidateQueries(homeQuery(home.id));

  const save = async (): Promise<boolean> => {
    setTried(true);
    if (Object.keys(problems).length > 0) return false;
    setBusy(true);
    try {
      const body = { ...change, version: home.version };
      const saved = await sell.changeProperty({ params: { id: home.id }, body });
      queries.setQueryData(homeQuery(home.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ownHomesKey });
      discard();
      toast.success('Saved. Buyers see it from now on.');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) requireLogin();
      const isOvertaken = error instanceof ApiError && error.code === 'stale';
      setStale(isOvertaken);
      // Local changes stay, applied to the property's new version.
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
    editor: {
      data,
      change: set,
      errorOf,
      pictures: new Map([...picturesIn(home), ...added]),
      uploads: edit.uploads,
    },
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
