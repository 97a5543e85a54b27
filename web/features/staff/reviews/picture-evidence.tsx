import { formatCounted } from '../../../lib/format.ts';
import type { Review } from './api.ts';
import { HomeLine } from './home-line.tsx';

interface Props {
  readonly review: Review;
}
type Match = Review['findings']['pictures'][number];

/** Similar photos side by side: this property's on the left, the other's on the right. */
export function PictureEvidence({ review: { findings, others } }: Props) {
  const byHome = [...Map.groupBy(findings.pictures, ({ otherPropertyId }) => otherPropertyId)];
  return (
    <section aria-labelledby="pictures" className="grid gap-4">
      <h2 id="pictures" className="text-xl">
        Photos
      </h2>
      {byHome.map(([id, matches]) => {
        const other = others.find((home) => home.id === id);
        return (
          <div key={id} className="grid gap-3 rounded-md border border-line bg-surface p-4">
            <h3 className="text-base">
              {`${formatCounted(matches.length, 'photo looks', 'photos look')} like those of another home`}
            </h3>
            {other ? <HomeLine home={other} /> : <p className="text-muted">That home is gone by now.</p>}
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

const PicturePair = ({ match: { url, otherUrl, distance } }: { readonly match: Match }) => (
  <div className="grid max-w-2xl grid-cols-2 gap-x-3 gap-y-1">
    <EvidencePicture url={url} caption="This home" />
    <EvidencePicture url={otherUrl} caption="The other home" />
    <p className="col-span-2 text-sm text-muted">
      {distance === 0 ? 'The same picture' : `Nearly the same: ${distance} of 64 points differ`}
    </p>
  </div>
);

const EvidencePicture = ({ url, caption }: { readonly url: string; readonly caption: string }) => (
  <figure className="grid min-w-0 gap-1">
    <a href={url} target="_blank" rel="noopener" aria-label={`${caption}: open the photo`}>
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-[4/3] w-full rounded-sm bg-sunk object-contain"
      />
    </a>
    <figcaption className="text-sm">{caption}</figcaption>
  </figure>
);
