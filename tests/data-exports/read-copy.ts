import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod';
import type { createVisitorClient } from '../support/clients/visitor.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** Follows the links of mails to copies of the own data. */
export function createCopyReader({ call, listMails }: ReturnType<typeof createVisitorClient>) {
  return {
    /** The path of the link in the newest mail to an address. */
    linkTo: (email: string): string => {
      const [mail] = listMails(email);
      const href = z
        .string()
        .parse(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1])
        .replaceAll('&amp;', '&');
      const { pathname, search } = new URL(href);
      return `${pathname}${search}`;
    },
    /** The files of the copy behind a link. */
    download: async (path: string): Promise<Files> => {
      const { status, headers } = await call('GET', path);
      if (status !== 302) throw new Error(`${path} answered ${status}`);
      const response = await fetch(z.string().parse(headers.get('location')));
      return unzipSync(new Uint8Array(await response.arrayBuffer()));
    },
  };
}

export const textOf = (files: Files, name: string): string => strFromU8(files[name] ?? new Uint8Array());
