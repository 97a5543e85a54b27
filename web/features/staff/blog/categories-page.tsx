import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Handle } from '../../../app/head.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type BlogCategory, blogKey, staffCategoriesQuery, desk } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { deskPaths } from './labels.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

export const handle: Handle = { head: { title: words.blogCategories, noindex: true } };

type OpenedCategory =
  | { readonly act: 'new' }
  | { readonly act: 'change' | 'delete'; readonly category: BlogCategory };

/** /staff/blog/categories: the categories of the blog, in the readers' order. */
export function Component() {
  const query = useQuery(staffCategoriesQuery);
  const [opened, setOpened] = useState<OpenedCategory>();
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-sm">
            <Link to={deskPaths.posts} className="link">
              {words.blogPosts}
            </Link>
          </p>
          <h1 className="text-2xl">{words.categories}</h1>
          <p className="text-muted">{words.readersSeeThemInThis}</p>
        </div>
        <Button onClick={() => setOpened({ act: 'new' })}>
          <Icon as={Plus} size={18} />
          {words.newCategory}
        </Button>
      </header>
      <QuerySection
        query={query}
        what={words.loadTheCategories}
        skeleton={<RowSkeletons what={words.theCategories} />}
      >
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState icon={FolderTree} title={words.noCategoriesYet}>
              {words.everyPostNeedsOne}
            </EmptyState>
          ) : (
            <CategoryList categories={categories} onOpen={setOpened} />
          )
        }
      </QuerySection>
      {opened && <CategoryDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface ListProps {
  readonly categories: readonly BlogCategory[];
  readonly onOpen: (opened: OpenedCategory) => void;
}

function CategoryList({ categories, onOpen }: ListProps) {
  const order = useCategoryOrder();
  const move = (from: number, to: number) => {
    const ids = categories.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate(ids);
  };
  return (
    <div className="grid gap-3">
      {order.error && (
        <Notice kind="error" alert>
          <p>{describeError(order.error)}</p>
        </Notice>
      )}
      <ol>
        {categories.map((category, nth) => (
          <li
            key={category.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5"
          >
            <div className="grid min-w-0 grow basis-72 gap-1">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{category.name}</span>
                <span className="tabular text-sm text-muted">
                  {formatCounted(category.postCount, 'published post')}
                </span>
              </p>
              {category.description && <p className="text-sm text-muted">{category.description}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <MoveButton
                label={fillText(words.moveNameUp, { name: category.name })}
                icon={ArrowUp}
                busy={order.isPending}
                isLast={nth === 0}
                onMove={() => move(nth, nth - 1)}
              />
              <MoveButton
                label={fillText(words.moveNameDown, { name: category.name })}
                icon={ArrowDown}
                busy={order.isPending}
                isLast={nth === categories.length - 1}
                onMove={() => move(nth, nth + 1)}
              />
              <Button
                variant="secondary"
                size="sm"
                aria-label={fillText(words.changeName, { name: category.name })}
                onClick={() => onOpen({ act: 'change', category })}
              >
                {words.change}
              </Button>
              <Button
                variant="danger"
                size="sm"
                aria-label={fillText(words.deleteName, { name: category.name })}
                onClick={() => onOpen({ act: 'delete', category })}
              >
                {words.deleteText}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MoveProps {
  readonly label: string;
  readonly icon: typeof ArrowUp;
  readonly busy: boolean;
  /** Disables the button at the end of the list without losing its focus. */
  readonly isLast: boolean;
  readonly onMove: () => void;
}

const MoveButton = ({ label, icon, busy, isLast, onMove }: MoveProps) => (
  <Button
    variant="secondary"
    size="sm"
    aria-label={label}
    aria-disabled={isLast || busy || undefined}
    onClick={isLast || busy ? undefined : onMove}
  >
    <Icon as={icon} size={18} />
  </Button>
);

/** Saves an order; the list is updated from the response. */
function useCategoryOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: BlogCategory['id'][]) => desk.orderCategories({ body: { ids } }),
    onSuccess: ({ categories }) => queries.setQueryData(staffCategoriesQuery.queryKey, categories),
    onError: () => void queries.invalidateQueries({ queryKey: blogKey }),
  });
}

function CategoryDialogs({
  opened,
  onClose,
}: {
  readonly opened: OpenedCategory;
  readonly onClose: () => void;
}) {
  if (opened.act === 'new') return <CategoryDialog onClose={onClose} />;
  const { act, category } = opened;
  if (act === 'change') return <CategoryDialog category={category} onClose={onClose} />;
  return (
    <ActDialog
      title={fillText(words.deleteName2, { name: category.name })}
      action={words.deleteCategory}
      danger
      done={words.categoryDeleted}
      onClose={onClose}
      send={() => desk.deleteCategory({ params: { id: category.id } })}
    >
      <p>{words.aCategoryCanBeDeleted}</p>
    </ActDialog>
  );
}
