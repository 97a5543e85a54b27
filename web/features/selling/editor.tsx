import { createContext, use, useSyncExternalStore } from 'react';
import type { Draft } from '../../entities/own-home/api.ts';
import type { DraftFormValues } from './draft-form-values.ts';
import { pick } from './pick.ts';
import type { Pictures } from './pictures.ts';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

/**
 * The state behind the fields of a property: a draft that saves automatically, or a section of a submitted
 * property.
 */
export interface Editor {
  readonly data: DraftFormValues;
  readonly change: (change: Partial<DraftFormValues>) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly pictures: Pictures;
  readonly uploads: UploadQueue;
  /** The draft to which a phone can add photos. */
  readonly draftId?: Draft['id'] | undefined;
  /** The advert that the draft began with. */
  readonly source?: Draft['source'];
  /** The price of a submitted property, against which a new one is shown. */
  readonly presentPrice?: number | undefined;
  /** Whether buyers see changes as soon as they are saved. */
  readonly isPublic?: boolean;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Fields need an EditorProvider around them');
  return editor;
}

type AnyFacts = NonNullable<DraftFormValues['keyFacts']>;
/** The key facts and a function to change some of them. */
export function useFacts(): [AnyFacts, (change: Partial<AnyFacts>) => void] {
  const { data, change } = useEditor();
  const facts = data.keyFacts ?? {};
  return [facts, (part) => change({ keyFacts: omitEmptyFacts({ ...facts, ...part }) })];
}

// A removed fact is left out.
function omitEmptyFacts(facts: AnyFacts): AnyFacts {
  const values = new Map<string, unknown>(Object.entries(facts));
  return pick(facts, (name) => values.get(name) !== undefined && values.get(name) !== '');
}

export function useUploads(uploads: UploadQueue): readonly UploadItem[] {
  return useSyncExternalStore(uploads.subscribe, uploads.items);
}
