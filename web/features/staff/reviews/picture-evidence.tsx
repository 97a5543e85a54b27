import { useState } from 'react';
import { formatCounted } from '../../../lib/format.ts';
import type { Review } from './api.ts';
import { HomeLine } from './home-line.tsx';

interface Props {
  readonly review: Review;
}
type Match = Review['findings']['pictures'][number];

/** Similar photos side by side: this property's on the left, the other's on the right, each under its home. */
export function PictureEvidence({ review: { findings, home, others } }: Props) {
  const byHome = [...Map.groupBy(findings.pictures, ({ otherPropertyId }) => otherPropertyId)];
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <h2 id="pictures" className="text-xl">
        Photos
      </h2>
      {byHome.map(([id, matches]) => {
        const other = others.find((one) => one.id === id);
        return (
          <div key={id} className="grid gap-4 rounded-md border border-line bg-surface p-4">
            <h3 className="text-base">
              {`${formatCounted(matches.length, 'photo looks', 'photos look')} like those of another home`}
            </h3>
            <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
              <div>
                <h4 className="text-sm font-normal">This home</h4>
                <HomeLine home={home} />
              </div>
              <div>
                <h4 className="text-sm font-normal">The other home</h4>
                {other ? <HomeLine home={other} /> : <p className="text-muted">It’s gone by now.</p>}
              </div>
            </div>
            <ol className="grid gap-4">
              {matches.map((match) => (
                <li key={`${match.imageId} ${match.otherImageId}`}>
                  <PicturePair match={match} />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

const PicturePair = ({ match }: { readonly match: Match }) => (
  <div className="grid grid-cols-2 gap-x-3 gap-y-1">
    <EvidencePicture url={match.url} caption="This home" />
    <EvidencePicture url={match.otherUrl} caption="The other home" />
    <p className="col-span-2 text-sm text-muted">{describeNearness(match)}</p>
  </div>
);

function describeNearness({ distance, isMirrored }: Match): string {
  const mirrored = isMirrored ? ', mirrored' : '';
  if (distance === 0) return `The same picture${mirrored}`;
  return `Nearly the same${mirrored}: ${distance} of 64 points differ`;
}

function EvidencePicture({ url, caption }: { readonly url: string; readonly caption: string }) {
  const [isGone, setGone] = useState(false);
  return (
    <figure className="grid min-w-0 gap-1">
      {isGone ? (
        <p className="grid aspect-[4/3] place-items-center rounded-sm bg-sunk p-3 text-muted">
          This photo is gone or didn’t load
        </p>
      ) : (
        <a href={url} target="_blank" rel="noopener" aria-label={`${caption}: open the photo`}>
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setGone(true)}
            className="aspect-[4/3] w-full rounded-sm bg-sunk object-contain"
          />
        </a>
      )}
      <figcaption className="text-sm">{caption}</figcaption>
    </figure>
  );
}
