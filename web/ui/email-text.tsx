import { Fragment } from 'react';

/** An email address that breaks after its @ or a dot, where a line has no room for it. */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(/(?<=[@.])/).map((part, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts repeat, and none moves
    <Fragment key={nth}>
      {nth > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
