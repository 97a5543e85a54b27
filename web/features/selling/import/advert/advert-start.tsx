import { type FormEvent, useState } from 'react';
import { advertLimits } from '../../../../../functions/finding/own-adverts/domain/advert-limits.ts';
import { closedSiteNames } from '../../../../../functions/finding/own-adverts/domain/closed-sites.ts';
import { ApiError, describeError } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { type OwnAdvert, ownAdverts } from './api.ts';

type Way = 'url' | 'text';

interface Failure {
  readonly way: Way;
  readonly why: string;
  /** Whether it was answered: the text may do where the address doesn’t. */
  readonly isAnswer: boolean;
  /** Whether it’s about what was typed. */
  readonly isTyped: boolean;
}

interface Props {
  readonly onRead: (advert: OwnAdvert) => void;
}

/** The address of an own advert, or its text, which we then read. */
export function AdvertStart({ onRead }: Props) {
  const [busy, setBusy] = useState<Way>();
  const [failed, setFailed] = useState<Failure>();
  const read = async (way: Way, typed: string) => {
    setFailed(undefined);
    setBusy(way);
    try {
      onRead(await ownAdverts.readOwnAdvert({ body: way === 'url' ? { url: typed } : { text: typed } }));
    } catch (error) {
      setFailed(toFailure(error, way));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="grid gap-4">
      {failed && (
        <Notice kind="error" alert title="We couldn’t read your advert">
          <p className="break-words">{failed.why}</p>
        </Notice>
      )}
      <AddressForm
        isBusy={busy === 'url'}
        isWrong={failed?.way === 'url' && failed.isTyped}
        onSend={(url) => void read('url', url)}
      />
      <TextForm
        isBusy={busy === 'text'}
        isOpen={failed?.way === 'url' && failed.isAnswer}
        onSend={(text) => void read('text', text)}
      />
      <p className="sr-only" aria-live="polite">
        {busy ? 'Reading your advert' : ''}
      </p>
    </div>
  );
}

interface FormProps {
  readonly isBusy: boolean;
  readonly onSend: (typed: string) => void;
}

function AddressForm({ isBusy, isWrong, onSend }: FormProps & { readonly isWrong: boolean }) {
  const [url, setUrl] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(url.trim() === '');
    if (url.trim() !== '' && !isBusy) onSend(url.trim());
  };
  const error = isEmpty && url.trim() === '' ? 'Paste the address of your advert.' : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label="Address of your advert"
        hint="From your agent’s site or your own. We read what the page says about the home, once."
        error={error}
      >
        <TextInput
          type="url"
          name="url"
          inputMode="url"
          autoComplete="off"
          maxLength={advertLimits.address}
          placeholder="https://"
          aria-invalid={isWrong || error !== undefined || undefined}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        Read the advert
      </Button>
    </form>
  );
}

function TextForm({ isBusy, isOpen, onSend }: FormProps & { readonly isOpen: boolean }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = text.trim().length < advertLimits.text.least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !isBusy) onSend(text);
  };
  return (
    <details key={String(isOpen)} open={isOpen || undefined}>
      <summary className="link inline-flex min-h-11 items-center">Paste the advert’s text instead</summary>
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-3 pt-1">
        <Field
          label="Text of your advert"
          hint={`${closedSiteNames} don’t let programs read their pages. Copy the whole advert there, with its heading and price, and paste it here.`}
          error={isTried && isShort ? 'Paste the whole text of the advert.' : undefined}
          className="w-full"
        >
          <Textarea
            name="text"
            rows={6}
            maxLength={advertLimits.text.most}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Read the text
        </Button>
      </form>
    </details>
  );
}

function toFailure(error: unknown, way: Way): Failure {
  const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
  const typed = refusal?.errors[way]?.[0] ?? refusal?.errors['']?.[0];
  return {
    way,
    why: typed ?? describeError(error),
    isAnswer: refusal !== undefined,
    isTyped: typed !== undefined,
  };
}
