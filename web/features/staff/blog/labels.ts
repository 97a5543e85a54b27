import type { HeldComment, PostStatus } from './api.ts';

export const statusWords: Readonly<
  Record<PostStatus, { readonly label: string; readonly tone: 'neutral' | 'green' | 'amber' | 'red' }>
> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'amber' },
  published: { label: 'Published', tone: 'green' },
  deleted: { label: 'Deleted', tone: 'red' },
};

export const holdWords: Readonly<Record<HeldComment['heldFor'][number], string>> = {
  link: 'Has a link',
  contact: 'Has contact details',
  language: 'Rough language',
};

export const deskPaths = {
  posts: '/staff/blog',
  newPost: '/staff/blog/new',
  post: (id: string): string => `/staff/blog/${id}`,
  preview: (id: string): string => `/staff/blog/${id}/preview`,
  comments: '/staff/blog/comments',
  categories: '/staff/blog/categories',
} as const;

export const postViews = [
  { status: 'all', label: 'All' },
  { status: 'draft', label: 'Drafts' },
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'published', label: 'Published' },
  { status: 'deleted', label: 'Deleted' },
] as const;
