import { advertLimits } from './advert-limits.ts';
import type { AdvertPicture } from './advert-reading.ts';
import type { AdvertSubject } from './find-subject.ts';
import type { NodeReader } from './node-values.ts';
import { isText } from './page-node.ts';

interface PicturesOf {
  readonly subject: AdvertSubject | undefined;
  readonly reader: NodeReader;
  /** Addresses of the page’s preview. */
  readonly previews: readonly string[];
  readonly url: string;
}

const pictureNames = ['image', 'photo', 'photos', 'primaryImageOfPage'] as const;

/** The pictures of the home, each address once; that of the preview only where the page names no others. */
export function listPictures({ subject, reader, previews, url }: PicturesOf): AdvertPicture[] {
  const named = (subject?.nodes ?? []).flatMap((node) => [
    ...pictureNames.flatMap((name) => [
      ...(node.properties.get(name) ?? []).filter(isText).map((address) => ({ address, words: '' })),
      ...reader.nodes(node, name).map((image) => ({
        address: reader.text(image, 'contentUrl', 'url'),
        words: reader.text(image, 'caption', 'name'),
      })),
    ]),
    ...['accommodationFloorPlan', 'floorPlan'].flatMap((name) =>
      reader
        .nodes(node, name)
        .flatMap((plan) => [
          { address: reader.text(plan, 'contentUrl', 'layoutImage'), words: 'Floor plan' },
          ...reader
            .nodes(plan, 'layoutImage')
            .map((image) => ({ address: reader.text(image, 'contentUrl', 'url'), words: 'Floor plan' })),
        ]),
    ),
  ]);
  const all = named.some(({ address }) => address !== '')
    ? named
    : previews.map((address) => ({ address, words: '' }));
  const found = new Map<string, AdvertPicture>();
  for (const { address, words } of all) {
    const place = address === '' ? null : URL.parse(address, url);
    if (!place || !/^https?:$/.test(place.protocol) || found.has(place.href)) continue;
    if (place.href.length > advertLimits.address) continue;
    const isPlan = /floor[\s_-]?plan/i.test(`${words} ${place.pathname}`);
    found.set(place.href, {
      kind: isPlan ? 'floor_plan' : 'photo',
      url: place.href,
      ...(words !== '' && !isPlan && { caption: words.slice(0, 160) }),
    });
  }
  return [...found.values()].slice(0, advertLimits.pictures);
}
