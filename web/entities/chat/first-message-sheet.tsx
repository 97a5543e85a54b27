import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { isNotFound, describeError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { formatName } from '../../lib/format.ts';
import { isUserId } from '../../lib/ids.ts';
import { useNavigate } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type User, useUser } from '../account/user.ts';
import { type EnquiryHome, chats } from './api.ts';
import { readDraft, storeDraft } from './drafts.ts';

interface Props {
  readonly home: EnquiryHome;
  readonly onClose: () => void;
}

/** The first message to a seller, with a safety notice; a buyer with a thread is sent to the chat. */
export default function FirstMessageSheet({ home, onClose }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const before = useQuery({
    queryKey: ['messages', 'own', home.id],
    queryFn: async ({ signal }) => {
      try {
        return (await chats.ownThread({ params: { id: home.id }, query: { limit: 1 }, signal })).total > 0;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
  const chat = user && paths.chat(home.id, user.id);
  useEffect(() => {
    if (before.data && chat) void navigate(chat);
  }, [before.data, chat, navigate]);
  const name = formatName(home.seller, 'the seller');
  const skeleton = <SkeletonLines lines={5} />;
  return (
    <Sheet open onClose={onClose} title={`Message ${name}`}>
      <QuerySection query={before} what="open the conversation" skeleton={skeleton}>
        {(hasThread) =>
          user && !hasThread ? (
            <FirstMessage home={home} user={user} onSent={() => chat && void navigate(chat)} />
          ) : (
            skeleton
          )
        }
      </QuerySection>
    </Sheet>
  );
}

interface FirstMessageProps {
  readonly home: EnquiryHome;
  readonly user: User;
  readonly onSent: () => void;
}

function FirstMessage({ home, user, onSent }: FirstMessageProps) {
  const ids = { propertyId: home.id, buyerId: user.id };
  const [text, setText] = useState(() => readDraft(ids));
  const [missing, setMissing] = useState(false);
  const [key] = useState(createIdempotencyKey);
  const sending = useMutation({
    mutationFn: async (body: string) => {
      const { seller, id: propertyId } = home;
      if (!isUserId(seller.id)) throw new TypeError('There’s no one to message');
      await chats.sendMessage({
        body: { propertyId, toUserId: seller.id, body },
        key: `${key}-${body.length}`,
      });
    },
    onSuccess: () => {
      storeDraft(ids, '');
      onSent();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = text.trim();
    setMissing(body === '');
    if (body !== '' && !sending.isPending) sending.mutate(body);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label="Your message"
        hint={`About ${home.title}`}
        error={missing ? 'Write a message' : sending.error ? describeError(sending.error) : undefined}
      >
        <Textarea
          rows={5}
          maxLength={4_000}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            storeDraft(ids, target.value);
          }}
        />
      </Field>
      <Notice title="Stay safe">
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>Keep the conversation on Gable, so there’s a record of what was said.</li>
          <li>
            Never pay a deposit or a fee to see or keep a home. Money for a home goes through solicitors, and
            not before they ask.
          </li>
          <li>Don’t send bank details, and be careful with links to other sites.</li>
        </ul>
      </Notice>
      <Button type="submit" wide busy={sending.isPending}>
        Send message
      </Button>
    </form>
  );
}
