import type { ApiResponse } from '../aws/apigateway-http/response.ts';

/** What the local cloud says on each page of the site, while there is something to say. */
export interface SiteNotice {
  text?: string | undefined;
}

/** A text of its own in each page would break the hashes of its policy; a script of the site's own address may run. */
export const noticeScript = `const line = document.createElement('p');
line.setAttribute('role', 'status');
Object.assign(line.style, { margin: 0, padding: '6px 16px', background: '#fdf3d0', color: '#1d1d1f', font: '14px/1.4 system-ui, sans-serif', textAlign: 'center' });
const show = async () => {
  const response = await fetch('/_local/notice').catch(() => undefined);
  const { text } = response?.ok ? await response.json() : {};
  if (text === undefined) return line.remove();
  if (line.textContent !== text) line.textContent = text;
  if (!line.isConnected) document.body.prepend(line);
  setTimeout(show, 3000);
};
show();
`;

const scriptTag = '<script src="/_local/notice.js" defer></script></body>';

/** A page of the site with the script that shows the notice; anything else as it is. */
export function addNotice(response: ApiResponse): ApiResponse {
  const type = response.headers['content-type'];
  const isPage = response.status === 200 && typeof type === 'string' && type.startsWith('text/html');
  if (!isPage || response.headers['content-encoding'] !== undefined) return response;
  const page = response.body.toString();
  // A page of the CDN's cache has it already, and the script declares its names once.
  if (page.includes(scriptTag)) return response;
  return { ...response, body: Buffer.from(page.replace('</body>', scriptTag)) };
}
