/** The text of a page by the encoding that its header or its head names; UTF-8 where neither does. */
export function decodePage(body: Buffer, type: string): string {
  const head = body.subarray(0, 2_048).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1] ??
    /<meta[^<>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
