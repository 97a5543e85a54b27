import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { isPublic } from '../../../../functions/listings/properties/domain/transitions.ts';
import { ownHomesKey } from '../../../entities/own-home/api.ts';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { ApiError, describeError, isAccountRefusal } from '../../../lib/api-error.ts';
import { requireLogin } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { sell } from '../api.ts';
import { type Problems, toSavableChange, type DraftFormValues } from '../draft-form-values.ts';
import type { Editor } from '../editor.tsx';
import { toPictures } from '../pictures.ts';
import { listDifferences } from '../rebase.ts';
import { toControlErrors } from '../words/problems.ts';
import { toDraftValues } from './draft-values.ts';
import { createHomeEdit } from './home-edit.ts';

export interface SectionEditor {
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

/** What was tried with the section since it was opened or saved. */
interface Attempt {
  readonly touched: ReadonlySet<string>;
  readonly tried: boolean;
  readonly refused: Problems;
  readonly isStale: boolean;
  readonly isBusy: boolean;
}
const noAttempt: Attempt = { touched: new Set(), tried: false, refused: {}, isStale: false, isBusy: false };

/**
 * One section of a submitted property: changes stay local until they are saved, because buyers see them at
 * once.
 */
export function useEditSection(home: PropertyPage): SectionEditor {
  const queries = useQueryClient();
  const [edit] = useState(createHomeEdit);
  const { part, added } = useSyncExternalStore(edit.subscribe, edit.state);
  const [{ touched, tried, refused, isStale, isBusy }, setAttempt] = useState(noAttempt);
  const updateAttempt = (news: Partial<Attempt>) => setAttempt((now) => ({ ...now, ...news }));

  useEffect(() => edit.setBase(toDraftValues(home)), [edit, home]);
  const draftFormValues = toDraftValues(home);
  const data: DraftFormValues = { ...draftFormValues, ...part };
  const changed = new Set([...listDifferences(draftFormValues, data)].filter((name) => name in part));
  const { change, problems } = toSavableChange(data, changed);

  const set = (next: Partial<DraftFormValues>) => {
    edit.change(next);
    setAttempt((now) => ({ ...now, refused: withoutFields(now.refused, next) }));
  };
  const discard = () => {
    edit.discard();
    setAttempt(noAttempt);
  };
  const save = async (): Promise<boolean> => {
    updateAttempt({ tried: true });
    if (Object.keys(problems).length > 0) return false;
    updateAttempt({ isBusy: true });
    try {
      await saveHome(queries, home, change);
      discard();
      toast.success(describeSave(home));
      return true;
    } catch (error) {
      if (isAccountRefusal(error)) requireLogin();
      const isOvertaken = error instanceof ApiError && error.code === 'stale';
      updateAttempt({ isStale: isOvertaken, ...(!isOvertaken && { refused: toRefusal(error) }) });
      // Local changes stay, applied to the property's new version.
      if (isOvertaken) await queries.invalidateQueries(propertyQuery(home.id));
      return false;
    } finally {
      updateAttempt({ isBusy: false });
    }
  };
  const isTried = (path: string) => tried || touched.has(path);
  return {
    editor: {
      data,
      change: set,
      errorOf: (path) => refused[path] ?? (isTried(path) ? problems[path] : undefined),
      pictures: new Map([...toPictures(home), ...added]),
      uploads: edit.uploads,
      ...toPresent(home),
    },
    changed,
    isBusy,
    refusal: refused[''],
    isStale,
    save,
    discard,
    onBlur: ({ target }) => {
      const name = target.getAttribute('name');
      if (name) setAttempt((now) => ({ ...now, touched: new Set([...now.touched, name]) }));
    },
  };
}

/** The problems that are left once some fields and the whole form are tried again. */
function withoutFields({ '': _, ...others }: Problems, fields: object): Problems {
  return Object.fromEntries(
    Object.entries(others).filter(([path]) => !((path.split('.')[0] ?? '') in fields)),
  );
}

const toPresent = ({ price, status }: PropertyPage) => ({ presentPrice: price, isPublic: isPublic(status) });
const describeSave = ({ status }: PropertyPage): string =>
  isPublic(status) ? 'Saved. Buyers can see it now.' : 'Saved. Buyers see it once the home is on sale.';

async function saveHome(
  queries: QueryClient,
  { id, version }: PropertyPage,
  change: ReturnType<typeof toSavableChange>['change'],
): Promise<void> {
  const saved = await sell.changeProperty({ params: { id }, body: { ...change, version } });
  queries.setQueryData(propertyQuery(id).queryKey, saved);
  void queries.invalidateQueries({ queryKey: ownHomesKey });
}

function toRefusal(error: unknown): Problems {
  const own = error instanceof ApiError ? toControlErrors(error.errors) : {};
  return { ...own, '': describeError(error) };
}
