import { PostPublishDue } from '../../../../events/blog.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { publishScheduledPost } from '../commands/publish-due-post.ts';

/** The time of a scheduled post has come. */
export const handler = subscriber(
  'blog-on-publish-due',
  { on: [PostPublishDue], needs: ['table:write'] },
  ({ data: { postId } }) => publishScheduledPost(postId, now()),
);
