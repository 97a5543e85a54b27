import { useMutation } from '@tanstack/react-query';
import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatPounds } from '../../../lib/format.ts';
import { mayAct, useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../lib/toast.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { toShareLink, createLinkWithNote, maxNoteLength } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      toast.failure(words.weCouldntCopyTheLink);
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
      title={words.shareThisHome}
      actions={
        link === undefined ? (
          <Button busy={make.isPending} onClick={() => make.mutate(written)}>
            {words.makeLinkWithNote}
          </Button>
        ) : (
          <LinkActions home={home} link={link} isCopied={isCopied} onCopy={() => void copy(link)} />
        )
      }
    >
      <div className="grid gap-5">
        {mayAct(session) && (
          <Field
            label={words.note}
            optional
            hint={fillText(words.anyoneWhoOpensTheLink, { maxNoteLength: maxNoteLength - note.length })}
            error={make.error ? (findFieldError(make.error, 'data') ?? describeError(make.error)) : undefined}
          >
            <Textarea
              name="note"
              rows={3}
              maxLength={maxNoteLength}
              value={note}
              placeholder={words.whatDoYouThinkOf}
              onChange={({ target }) => change(target.value)}
            />
          </Field>
        )}
        {link !== undefined && (
          <Field label={words.link}>
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
        <span aria-live="polite">{isCopied ? words.copied : words.copyLink}</span>
      </Button>
      {canShare && (
        <Button onClick={share}>
          <Icon as={Share2} size={18} />
          {words.share}
        </Button>
      )}
    </>
  );
}
