import { createContext, use, useSyncExternalStore } from 'react';
import type { Draft } from './api.ts';
import { only } from './only.ts';
import type { Pictures } from './pictures.ts';
import type { UploadItem, UploadQueue } from './upload-queue.ts';
import type { Working } from './working.ts';

/** What the fields of a home work on: a draft that saves itself, or a section of a submitted home. */
export interface Editor {
  readonly data: Working;
  readonly change: (change: Partial<Working>) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly pictures: Pictures;
  readonly uploads: UploadQueue;
  /** The draft that a phone can add photos to. */
  readonly draftId?: Draft['id'] | undefined;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Fields need an EditorProvider around them');
  return editor;
}

type AnyFacts = NonNullable<Working['keyFacts']>;
/** The key facts and a way to change some of them. */
export function useFacts(): [AnyFacts, (change: Partial<AnyFacts>) => void] {
  const { data, change } = useEditor();
  const facts = data.keyFacts ?? {};
  return [facts, (part) => change({ keyFacts: withoutNothing({ ...facts, ...part }) })];
}

// A fact that is taken back is not said at all.
function withoutNothing(facts: AnyFacts): AnyFacts {
  const values = new Map<string, unknown>(Object.entries(facts));
  const isSaid = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return only(facts, (name) => isSaid(values.get(name)));
}

export const useUploads = (uploads: UploadQueue): readonly UploadItem[] =>
  useSyncExternalStore(uploads.subscribe, uploads.items);
