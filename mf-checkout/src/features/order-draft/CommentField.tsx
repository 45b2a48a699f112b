import { TextArea } from '@storefront/ui';
import { messages } from './messages';
import type { useComment } from './useComment';

/** Requests to the kitchen and the courier. */
export function CommentField({ comment }: { comment: ReturnType<typeof useComment> }) {
  return (
    <TextArea
      label={messages.comment}
      hint={messages.commentHint}
      maxLength={1000}
      value={comment.value}
      onChange={(event) => comment.type(event.currentTarget.value)}
      onBlur={() => void comment.save()}
    />
  );
}
