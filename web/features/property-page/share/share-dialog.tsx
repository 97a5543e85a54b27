import { useMutation } from '@tanstack/react-query';
import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatPounds } from '../../../lib/format.ts';
import { mayAct, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toShareLink, createLinkWithNote, maxNoteLength } from './api.ts';

interface Props {
  readonly home: PropertyPage;
  readonly onClose: () => void;
}

/** The link to a property, to copy or share; members can add a note that its reader sees on the page. */
export default function ShareDialog({ home, onClose }: Props) {
  const session = useSession();
  const [note, setNote] = useState('');
  const [isCopied, setCopied] = useState(false);
  const written = note.trim();
  const make = useMutation({ mutationFn: (text: string) => createLinkWithNote(home, text) });
  const link = written === '' ? toShareLink(home) : make.data;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy the link. Please select and copy it yourself.');
    }
  };
  const change = (text: string) => {
    setNote(text);
    setCopied(false);
    make.reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this home"
      actions={
        link === undefined ? (
          <Button busy={make.isPending} onClick={() => make.mutate(written)}>
            Make link with note
          </Button>
        ) : (
          <LinkActions home={home} link={link} isCopied={isCopied} onCopy={() => void copy(link)} />
        )
      }
    >
      <div className="grid gap-5">
        {mayAct(session) && (
          <Field
            label="Note"
            optional
            hint={`Anyone who opens the link can read it for 30 days. ${maxNoteLength - note.length} characters left.`}
            error={make.error ? (findFieldError(make.error, 'data') ?? describeError(make.error)) : undefined}
          >
            <Textarea
              name="note"
              rows={3}
              maxLength={maxNoteLength}
              value={note}
              placeholder="What do you think of the garden?"
              onChange={({ target }) => change(target.value)}
            />
          </Field>
        )}
        {link !== undefined && (
          <Field label="Link">
            <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

interface LinkActionsProps {
  readonly home: PropertyPage;
  readonly link: string;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

function LinkActions({ home: { title, price }, link, isCopied, onCopy }: LinkActionsProps) {
  const canShare = 'share' in navigator;
  // Closing the native share sheet is no failure.
  const share = () =>
    void navigator
      .share({ title, text: `${title}, ${formatPounds(price)}`, url: link })
      .catch(() => undefined);
  return (
    <>
      <Button variant={canShare ? 'secondary' : 'primary'} onClick={onCopy}>
        <Icon as={isCopied ? Check : Copy} size={18} />
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
      </Button>
      {canShare && (
        <Button onClick={share}>
          <Icon as={Share2} size={18} />
          Share
        </Button>
      )}
    </>
  );
}
