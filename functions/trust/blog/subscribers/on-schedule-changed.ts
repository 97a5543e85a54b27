import { PostPublishDue, PostScheduleChanged } from '../../../../events/blog.ts';
import {
  cancelScheduledEvent,
  scheduleByLatestVersion,
  scheduleEvent,
} from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findPost } from '../adapters/post-repository.ts';

/** Has the scheduler call at the time of publication, by the post as it is now. */
export const handler = subscriber(
  'blog-on-schedule-changed',
  { on: [PostScheduleChanged], needs: ['table:write', 'scheduler'] },
  ({ data: { postId } }) => {
    const name = `post-${postId}`;
    return scheduleByLatestVersion(
      () => findPost(postId),
      (post) =>
        post?.status === 'scheduled' && post.publishedAt !== undefined
          ? scheduleEvent({ name, at: new Date(post.publishedAt), event: PostPublishDue.of({ postId }) })
          : cancelScheduledEvent(name),
    );
  },
);
