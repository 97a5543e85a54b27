/** Whether a text is a path of this site: one slash first, and nothing that a browser reads as another host. */
export function isOwnPath(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
