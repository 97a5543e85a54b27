import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { staffCategoriesQuery, type EditablePost } from './api.ts';
import { CoverField } from './cover-field.tsx';
import { deskPaths, statusWords } from './labels.ts';
import { type PostDraft, toDraft, toUpdate } from './post-draft.ts';
import { type SavedStatus, useDeletePost, useSavePost } from './use-save-post.ts';

const BodyEditor = lazy(() => import('./body-editor.tsx'));

type Change = (change: Partial<PostDraft>) => void;
interface PartProps {
  readonly draft: PostDraft;
  readonly change: Change;
  readonly errorOf: (field: string) => string | undefined;
}

/** The form of a post; Ctrl+S saves it in its present state. */
export function PostForm({ post }: { readonly post?: EditablePost }) {
  const [draft, setDraft] = useState(() => toDraft(post));
  const [isDirty, setDirty] = useState(false);
  const save = useSavePost(post);
  const form = useRef<HTMLFormElement>(null);
  const [lacks, setLacks] = useState<Readonly<Record<string, string>>>({});
  const { data: categories = [] } = useQuery(staffCategoriesQuery);
  const status = post?.status ?? 'draft';
  const change: Change = (part) => {
    setDraft((now) => ({ ...now, ...part }));
    setDirty(true);
  };
  const errorOf = (field: string) =>
    lacks[field] ?? (save.error instanceof ApiError ? save.error.errors[field]?.join(' ') : undefined);
  const send = (wished: SavedStatus) => {
    const category = categories.find(({ id }) => id === draft.categoryId);
    const missing = {
      ...(draft.title.trim().length < 5 && { title: 'Write a title of five letters or more.' }),
      ...(!category && { categoryId: 'Choose a category.' }),
    };
    // Rendered before the focus moves to it.
    flushSync(() => setLacks(missing));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (!category || Object.keys(missing).length > 0) return;
    save.mutate(
      { update: toUpdate(draft, category.id), status: wished },
      {
        onSuccess: (saved) => {
          setDraft({ ...toDraft(saved), body: draft.body });
          setDirty(false);
        },
      },
    );
  };
  const keep = () => send(status === 'deleted' ? 'draft' : status);
  useLeaveWarning(isDirty);
  useSaveKey(keep);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid min-w-0 content-start gap-5">
        {!hasFieldErrors(save.error) && <FailureNotice error={save.error} />}
        <PostTextFields draft={draft} change={change} errorOf={errorOf} />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <PublicationFields
          post={post}
          publishAt={draft.publishAt}
          change={change}
          error={errorOf('publishedAt')}
          busy={save.isPending}
          isDirty={isDirty}
          send={send}
        />
        <DetailFields draft={draft} change={change} errorOf={errorOf} categories={categories} />
      </div>
    </form>
  );
}

const hasFieldErrors = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.errors).length > 0;

/** The browser asks before it discards unsaved changes. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Ctrl+S, and Command+S on a Mac. */
function useSaveKey(onSave: () => void): void {
  const saved = useEffectEvent(onSave);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      saved();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function PostTextFields({ draft, change, errorOf }: PartProps) {
  const label = useId();
  const bodyError = errorOf('body');
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        <TextInput
          value={draft.title}
          maxLength={120}
          className="text-lg font-semibold"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <div className="grid gap-1.5">
        <p id={label} className="font-semibold">
          Text
        </p>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BodyEditor
            html={draft.body}
            labelledBy={label}
            isInvalid={bodyError !== undefined}
            onChange={(body) => change({ body })}
          />
        </Suspense>
        {bodyError && <FieldError id={`${label}-error`}>{bodyError}</FieldError>}
      </div>
      <Field
        label="Excerpt"
        optional
        hint="One or two sentences for cards. If you leave it empty, we use the beginning of the text."
        error={errorOf('excerpt')}
      >
        <Textarea
          rows={3}
          value={draft.excerpt}
          maxLength={300}
          onChange={({ target }) => change({ excerpt: target.value })}
        />
      </Field>
    </>
  );
}

interface PublicationProps {
  readonly post: EditablePost | undefined;
  readonly publishAt: string;
  readonly change: Change;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly isDirty: boolean;
  readonly send: (status: SavedStatus) => void;
}

function PublicationFields({ post, publishAt, change, error, busy, isDirty, send }: PublicationProps) {
  const status = post?.status ?? 'draft';
  const { label, tone } = statusWords[status];
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeletePost();
  const isPublic = status === 'published';
  return (
    <section aria-label="Publication" className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={tone}>{label}</Badge>
        {status !== 'draft' && post?.publishedAt && formatMoment(post.publishedAt)}
        <span aria-live="polite">{isDirty && 'Not saved yet'}</span>
      </p>
      {!isPublic && (
        <Field
          label="Publish at"
          optional
          hint="In your own time zone. Empty publishes at once."
          error={error}
        >
          <TextInput
            type="datetime-local"
            value={publishAt}
            onChange={({ target }) => change({ publishAt: target.value })}
          />
        </Field>
      )}
      <div className="grid gap-2">
        <Button busy={busy} onClick={() => send(!isPublic && publishAt !== '' ? 'scheduled' : 'published')}>
          {isPublic ? 'Save changes' : publishAt === '' ? 'Publish now' : 'Schedule'}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => send('draft')}>
          {isPublic ? 'Back to draft' : 'Save draft'}
        </Button>
        {post && (
          <LinkButton variant="quiet" to={deskPaths.preview(post.id)} target="_blank">
            Preview what is saved
          </LinkButton>
        )}
        {post && (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete post
          </Button>
        )}
      </div>
      {post && isDeleting && (
        <StepDialog
          title="Delete this post?"
          action="Delete post"
          danger
          busy={remove.isPending}
          error={remove.error}
          onSend={() => remove.mutate(post.id)}
          onClose={() => setDeleting(false)}
        >
          <p>You can’t get it back. Its address will say that the post is gone.</p>
        </StepDialog>
      )}
    </section>
  );
}

interface DetailsProps extends PartProps {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

function DetailFields({ draft, change, errorOf, categories }: DetailsProps) {
  return (
    <>
      <Field label="Category" error={errorOf('categoryId')}>
        <Select
          placeholder="Choose a category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.categoryId}
          onChange={({ target }) => change({ categoryId: target.value })}
        />
      </Field>
      <Field label="Tags" optional hint="Up to eight, with commas between them." error={errorOf('tags')}>
        <TextInput value={draft.tags} onChange={({ target }) => change({ tags: target.value })} />
      </Field>
      <CoverField
        cover={draft.cover}
        error={errorOf('cover') ?? errorOf('cover.alt')}
        onChange={(cover) => change({ cover })}
      />
      <Field
        label="Address"
        optional
        hint="Made of the title when it is empty. An earlier address keeps leading here."
        error={errorOf('slug')}
      >
        <TextInput
          value={draft.slug}
          maxLength={100}
          onChange={({ target }) => change({ slug: target.value })}
        />
      </Field>
      <Field label="Title for search engines" optional error={errorOf('seo.title')}>
        <TextInput
          value={draft.seoTitle}
          maxLength={70}
          onChange={({ target }) => change({ seoTitle: target.value })}
        />
      </Field>
      <Field label="Description for search engines" optional error={errorOf('seo.description')}>
        <Textarea
          rows={3}
          value={draft.seoDescription}
          maxLength={170}
          onChange={({ target }) => change({ seoDescription: target.value })}
        />
      </Field>
    </>
  );
}
