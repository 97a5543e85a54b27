import { PostPublishDue, PostScheduleChanged } from '../../../events/blog.ts';
import { forgetLater, planBy, tellLater } from '../../shared/later.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { findPost } from '../adapters/post-repository.ts';

/** Has the scheduler call at the time of publication, by the post as it is now. */
export const handler = subscriber([PostScheduleChanged], ({ data: { postId } }) => {
  const name = `post-${postId}`;
  return planBy(
    () => findPost(postId),
    (post) =>
      post?.status === 'scheduled' && post.publishedAt !== undefined
        ? tellLater({ name, at: new Date(post.publishedAt), event: PostPublishDue.of({ postId }) })
        : forgetLater(name),
  );
});
