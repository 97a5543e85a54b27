import { useEffect, useRef, useState } from 'react';
import { storeAdvertisingChoice, useAdvertisingChoice } from '../lib/advertising-choice.ts';
import { type Config, configQuery } from '../lib/config.ts';
import { loadQueryClient } from '../lib/query.ts';
import { useLocation } from '../lib/router.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

type Pixel = NonNullable<Config['pixel']>;

/**
 * Asks for consent to the stage's advertising pixel, and runs it only after consent. A stage without a pixel
 * does not ask.
 */
export default function Advertising() {
  const pixel = usePixel();
  const choice = useAdvertisingChoice();
  if (!pixel) return null;
  return (
    <>
      <p className="md:col-span-2">
        <button
          type="button"
          className="min-h-9 text-sm text-muted hover:text-ink hover:underline"
          onClick={() => storeAdvertisingChoice(undefined)}
        >
          Advertising choices
        </button>
      </p>
      {choice === undefined && <ConsentQuestion />}
      {choice === 'granted' && <PixelFrame pixel={pixel} />}
    </>
  );
}

function usePixel(): Pixel | undefined {
  const [pixel, setPixel] = useState<Pixel>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const config = await (await loadQueryClient()).ensureQueryData(configQuery);
      if (!isGone) setPixel(config.pixel);
    };
    // Without the configuration there is no pixel.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return pixel;
}

/** Both answers look alike, and the page stays usable without an answer. */
function ConsentQuestion() {
  return (
    <section
      aria-label="Advertising choice"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface p-4 shadow-soft print:hidden"
    >
      <div className="mx-auto grid max-w-page gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p className="max-w-160">
          May we count visits that come from our adverts? The advertising network would see which kinds of
          page you open, not your account, your searches or the homes you look at. Gable works the same
          without it.{' '}
          <Link to={paths.privacy} className="underline">
            How we use data
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => storeAdvertisingChoice('refused')}>
            Refuse
          </Button>
          <Button variant="secondary" onClick={() => storeAdvertisingChoice('granted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The pixel in a frame without an origin, which only receives the kind of each page: `/listing` for
 * `/listing?q=Leeds`.
 */
function PixelFrame({ pixel: { id, scriptUrl } }: { readonly pixel: Pixel }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { pathname, key: visit } = useLocation();
  const page = `/${pathname.split('/')[1] ?? ''}`;

  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && isReadyMessage(data)) setReady(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    // The target origin is `*`, because the frame has no origin. Each navigation is a visit, also between two
    // pages of a kind.
    if (isReady) frame.current?.contentWindow?.postMessage({ page, visit }, '*');
  }, [isReady, page, visit]);

  const settings = new URLSearchParams({ id, script: scriptUrl });
  return (
    <iframe
      ref={frame}
      hidden
      title="Advertising pixel"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={`/pixel/frame.html#${settings}`}
    />
  );
}

const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'pixel' in data && data.pixel === 'ready';
