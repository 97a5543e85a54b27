import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { blogKey, desk, type EditablePost, type PostUpdate, editablePostQuery } from './api.ts';
import { deskPaths } from './labels.ts';

export type SavedStatus = 'draft' | 'published' | 'scheduled';
const savedTexts: Readonly<Record<SavedStatus, string>> = {
  draft: 'The draft is saved.',
  published: 'The post is public.',
  scheduled: 'The post is scheduled.',
};

/** Creates a post or saves its next version. */
export function useSavePost(post: EditablePost | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ update, status }: { readonly update: PostUpdate; readonly status: SavedStatus }) => {
      if (post) {
        const body = { ...update, status, version: post.version };
        return desk.updatePost({ params: { id: post.id }, body });
      }
      const { cover, title = '', categoryId, ...rest } = update;
      if (!categoryId) throw new Error('The form asks for a category first');
      return desk.createPost({ body: { ...rest, title, categoryId, status, ...(cover && { cover }) } });
    },
    onSuccess: (saved) => {
      queries.setQueryData(editablePostQuery(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...blogKey, 'posts'] });
      if (saved.status !== 'deleted') toast.success(savedTexts[saved.status]);
      if (!post) void navigate(deskPaths.post(saved.id), { replace: true });
    },
  });
}

/** Deletes a post permanently. */
export function useDeletePost() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: EditablePost['id']) => desk.deletePost({ params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [...blogKey, 'posts'] });
      toast.success('The post is deleted.');
      await navigate(deskPaths.posts);
    },
  });
}
