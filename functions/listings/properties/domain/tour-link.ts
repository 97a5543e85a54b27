/** The sites that a seller’s video or tour may be on. */
export type TourSite = 'YouTube' | 'Vimeo' | 'Matterport';
export type TourKind = 'video' | 'tour';

/** A link to a video or a 360° tour, reduced to what names it: nothing else of the seller’s text remains. */
export interface TourLink {
  readonly kind: TourKind;
  readonly site: TourSite;
  readonly url: string;
}

interface TourRule {
  readonly kind: TourKind;
  readonly site: TourSite;
  readonly hosts: readonly string[];
  /** The address of the video or tour, from an address that people copy; undefined for another page of the site. */
  readonly toUrl: (url: URL) => string | undefined;
}

const youTubeId = /^[\w-]{11}$/;
const vimeoPath = /^\/(?:video\/)?(\d{6,12})(?:\/([\da-f]{8,12}))?\/?$/;
const matterportId = /^[A-Za-z\d]{11}$/;

const rules: readonly TourRule[] = [
  {
    kind: 'video',
    site: 'YouTube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be'],
    toUrl: (url) => {
      const id = readYouTubeId(url) ?? '';
      return youTubeId.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined;
    },
  },
  {
    kind: 'video',
    site: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    toUrl: ({ pathname, searchParams }) => {
      const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
      if (id === undefined) return undefined;
      // An unlisted video opens with this key alone.
      const key = inPath ?? searchParams.get('h') ?? '';
      return `https://vimeo.com/${id}${/^[\da-f]{8,12}$/.test(key) ? `/${key}` : ''}`;
    },
  },
  {
    kind: 'tour',
    site: 'Matterport',
    hosts: ['my.matterport.com', 'matterport.com', 'www.matterport.com'],
    toUrl: ({ pathname, searchParams }) => {
      const id = searchParams.get('m') ?? '';
      return /^\/show\/?$/.test(pathname) && matterportId.test(id)
        ? `https://my.matterport.com/show/?m=${id}`
        : undefined;
    },
  },
];

function readYouTubeId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (pathname === '/watch') return searchParams.get('v');
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/**
 * The video or tour that a seller's text names; `undefined` for any other text. Only HTTPS, because the link opens
 * from a page that people trust.
 */
export function parseTourLink(text: string): TourLink | undefined {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined;
  const rule = rules.find(({ hosts }) => hosts.includes(url.hostname));
  const target = rule?.toUrl(url);
  return rule && target !== undefined ? { kind: rule.kind, site: rule.site, url: target } : undefined;
}

/** Whether a text names something of this kind. */
export function isTourLink(kind: TourKind, text: string): boolean {
  return parseTourLink(text)?.kind === kind;
}

/** What sellers read about a link that is refused. */
export const tourLinkTexts: Readonly<Record<TourKind, string>> = {
  video: 'Paste the link to a video on YouTube or Vimeo.',
  tour: 'Paste the link to a 360° tour on Matterport.',
};
