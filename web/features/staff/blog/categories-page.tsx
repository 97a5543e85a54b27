import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatCounted } from '../../../lib/format.ts';
import type { Handle } from '../../../site/head.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type BlogCategory, blogKey, staffCategoriesQuery, desk } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { deskPaths } from './labels.ts';

export const handle: Handle = { head: { title: 'Blog categories', noindex: true } };

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
              Blog posts
            </Link>
          </p>
          <h1 className="text-2xl">Categories</h1>
          <p className="text-muted">Readers see them in this order, those without a post left out.</p>
        </div>
        <Button onClick={() => setOpened({ act: 'new' })}>
          <Icon as={Plus} size={18} />
          New category
        </Button>
      </header>
      <QuerySection
        query={query}
        what="load the categories"
        skeleton={<RowSkeletons what="the categories" />}
      >
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState icon={FolderTree} title="No categories yet">
              Every post needs one.
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
      <FailureNotice error={order.error} />
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
                label={`Move ${category.name} up`}
                icon={ArrowUp}
                busy={order.isPending}
                isLast={nth === 0}
                onMove={() => move(nth, nth - 1)}
              />
              <MoveButton
                label={`Move ${category.name} down`}
                icon={ArrowDown}
                busy={order.isPending}
                isLast={nth === categories.length - 1}
                onMove={() => move(nth, nth + 1)}
              />
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Change ${category.name}`}
                onClick={() => onOpen({ act: 'change', category })}
              >
                Change
              </Button>
              <Button
                variant="danger"
                size="sm"
                aria-label={`Delete ${category.name}`}
                onClick={() => onOpen({ act: 'delete', category })}
              >
                Delete
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
      title={`Delete ${category.name}?`}
      action="Delete category"
      danger
      done="Category deleted"
      onClose={onClose}
      send={() => desk.deleteCategory({ params: { id: category.id } })}
    >
      <p>A category can be deleted once no post is in it, drafts included.</p>
    </ActDialog>
  );
}
