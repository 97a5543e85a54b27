interface ShareLink {
  readonly key: 'whatsapp' | 'facebook' | 'email';
  readonly label: string;
  readonly href: string;
}

/** Links that open a message about a listing in another service; the person sends it there. */
export function listShareLinks(title: string, url: string): ShareLink[] {
  const text = `We’re selling ${title}`;
  return [
    {
      key: 'whatsapp',
      label: 'WhatsApp',
      href: `https://wa.me/?${createQuery({ text: `${text}: ${url}` })}`,
    },
    {
      key: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${createQuery({ u: url })}`,
    },
    {
      key: 'email',
      label: 'Email',
      href: `mailto:?${createQuery({ subject: text, body: `Have a look: ${url}` })}`,
    },
  ];
}

/** Spaces as `%20`: mail programs show a plus sign as it is. */
const createQuery = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
