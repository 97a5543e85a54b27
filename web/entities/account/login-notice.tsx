import type { ReactNode } from 'react';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly title: string;
  /** Own path that opens after the login. */
  readonly next: string;
  readonly children: ReactNode;
}

/** Asks a visitor who followed a mailed link to log in or sign up, and leads back to the link. */
export function LoginNotice({ title, next, children }: Props) {
  const query = new URLSearchParams({ next });
  return (
    <Notice title={title}>
      <p>{children}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={`${paths.login}?${query}`}>Log in</LinkButton>
        <LinkButton to={`${paths.register}?${query}`} variant="secondary">
          Sign up
        </LinkButton>
      </div>
    </Notice>
  );
}
