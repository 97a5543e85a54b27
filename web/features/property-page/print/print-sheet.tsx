import './print-sheet.css';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listKeyNumbers } from '../../../../functions/listings/properties/domain/key-numbers.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Mark } from '../../../ui/mark.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Price } from '../../../ui/price.tsx';
import QrCode from '../../../ui/qr-code.tsx';
import { findLoadedPhotos } from './loaded-photos.ts';

const HomeMap = lazy(() => import('../location/home-map.tsx'));

/** Photos next to the large one, as tall together as it is. */
const smallPhotos = 2;
/** The longest wait for photos and the map. */
const longestWaitMs = 4_000;
/** What fits on the page besides photos, numbers and map. */
const longestText = 1_100;

interface Props {
  readonly home: PropertyPage;
  /** Whether the browser prints by itself now: with the photos that it has, and without the map. */
  readonly isAtOnce: boolean;
  /** Called once the print dialog is closed. */
  readonly onDone: () => void;
}

/**
 * One A4 page about a home, rendered outside the screen until its photos have arrived: the print style sheet
 * shows it alone.
 */
export function PrintSheet({ home, isAtOnce, onDone }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const [today] = useState(() => formatDate(Date.now()));
  const [pictures] = useState(() => (isAtOnce ? findLoadedPhotos(home.pictures) : home.pictures));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isAtOnce) return undefined;
    let isOver = false;
    const print = async () => {
      await waitUntilSettled(sheet.current);
      if (isOver) return;
      window.print();
      done();
    };
    void print();
    return () => {
      isOver = true;
    };
  }, [isAtOnce]);
  const [first, ...others] = pictures;
  const address = new URL(paths.property(home), window.location.href).href;
  return createPortal(
    <section ref={sheet} data-print-sheet aria-hidden className="flex flex-col gap-3">
      <header className="flex items-center justify-between gap-4 border-b border-line pb-2">
        <span className="flex items-center gap-2 text-lg font-bold">
          <Mark size={22} />
          Gable
        </span>
        <span className="text-sm">{`Printed on ${today}`}</span>
      </header>
      <div className="flex items-end justify-between gap-6">
        <div>
          <p className="text-xl font-bold">{home.title}</p>
          <p>{home.houseNo ? home.postcode : home.outcode}</p>
        </div>
        <Price amount={home.price} qualifier={home.priceQualifier} className="text-2xl" />
      </div>
      {first && <PrintedPhotos first={first} others={others.slice(0, smallPhotos)} />}
      <dl className="grid grid-cols-5 gap-x-4 gap-y-1 border-y border-line py-2">
        {listKeyNumbers(home).map(([label, value]) => (
          <div key={label}>
            <dt className="text-[0.75rem] leading-4">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)_14rem] gap-5">
        <div className="grid content-start gap-2 text-sm">
          <p className="print-text">{toLines(shorten(home.description[0].value.mainDescription))}</p>
          <p>
            As stated by the seller. The home’s page has all key facts, the floor plan and the energy rating.
          </p>
        </div>
        <div className="grid content-start gap-3 text-sm">
          {!isAtOnce && (
            <div className="h-40 overflow-hidden rounded-sm border border-line">
              <Suspense>
                <HomeMap home={home} />
              </Suspense>
            </div>
          )}
          <div className="w-28">
            <QrCode text={address} label="" />
          </div>
          <p className="text-[0.6875rem] leading-4 wrap-anywhere">{splitAddress(address)}</p>
        </div>
      </div>
    </section>,
    document.body,
  );
}

interface PhotosProps {
  readonly first: PropertyPage['pictures'][number];
  readonly others: PropertyPage['pictures'];
}

/** A single photo gives way where the page is too short for all. */
const PrintedPhotos = ({ first, others }: PhotosProps) =>
  others.length === 0 ? (
    <Photo
      picture={first}
      alt=""
      shape="aspect-video"
      sizes="680px"
      eager
      className="print-photo rounded-sm"
    />
  ) : (
    <div className="grid shrink-0 grid-cols-3 gap-2">
      <Photo
        picture={first}
        alt=""
        sizes="450px"
        eager
        className={cx('col-span-2 rounded-sm', others.length > 1 && 'row-span-2')}
      />
      {others.map((picture) => (
        <Photo key={picture.id} picture={picture} alt="" sizes="220px" eager className="rounded-sm" />
      ))}
    </div>
  );

/** Without its scheme; it may break after each slash. */
const splitAddress = (address: string): ReactNode =>
  address
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
    .map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ));

/** Without the empty lines between paragraphs, which the page has no room for. */
const toLines = (text: string): string => text.replaceAll(/\n\s*\n/g, '\n');

/** Whole sentences, as far as they fit. */
export function shorten(text: string): string {
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** Resolves when the photos are decoded and the map and the rest are drawn, or after the longest wait. */
async function waitUntilSettled(sheet: HTMLElement | null): Promise<void> {
  if (!sheet) return;
  const photos = [...sheet.querySelectorAll('img')].map((photo) => photo.decode());
  const idle = () =>
    new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: longestWaitMs });
    });
  const drawn = waitForMap(sheet).then(idle);
  const late = new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([Promise.allSettled([...photos, drawn]), late]);
}

/** Resolves when the map, whose code is loaded in parts, is on the sheet with all of its streets. */
function waitForMap(sheet: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (isMapDrawn(sheet)) resolve();
  };
  const observer = new MutationObserver(look);
  observer.observe(sheet, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'style', 'data-drawn'],
  });
  look();
  return promise.finally(() => observer.disconnect());
}

/** Whether the map has all tiles; each fades in once it is loaded. */
const isMapDrawn = (sheet: HTMLElement): boolean =>
  sheet.querySelector('.leaflet-container[data-drawn]') !== null &&
  [...sheet.querySelectorAll('.leaflet-tile')].every(
    (tile) => tile.classList.contains('leaflet-tile-loaded') && getComputedStyle(tile).opacity === '1',
  );
