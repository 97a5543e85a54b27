import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export const handle: Handle = {
  head: { title: 'Page not found', canonical: paths.notFound, noindex: true },
};

/** /error-404 and every unknown URL. */
export function Component() {
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const query = place.trim() ? `?${new URLSearchParams({ q: place.trim() })}` : '';
    void navigate(paths.listing + query);
  };
  return (
    <div className="mx-auto grid max-w-form gap-6 py-8 sm:py-16">
      <EmptyHouse />
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">No one lives here</h1>
        <p className="text-lg text-muted">
          This page has moved, was never built or belongs to someone else. The homes are this way:
        </p>
      </div>
      <search>
        <form action={paths.listing} onSubmit={find} className="grid gap-3">
          <Field label="Town or postcode">
            <TextInput
              type="search"
              name="q"
              before={<Icon as={Search} size={18} />}
              placeholder="Leeds, or LS6"
              autoComplete="off"
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
          <Button type="submit">Find homes</Button>
        </form>
      </search>
      <p>
        <Link to={paths.home} className="link">
          Go to the home page
        </Link>
      </p>
    </div>
  );
}

const EmptyHouse = () => (
  <svg
    viewBox="0 0 120 72"
    width={160}
    height={96}
    fill="none"
    stroke="currentColor"
    strokeWidth={2.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="text-action"
    aria-hidden
  >
    <path d="M6 64h108" className="text-edge" stroke="currentColor" />
    <path d="M28 36 60 10l32 26" />
    <path d="M36 32v32M84 32v32" strokeDasharray="3 6" />
    <path d="M53 64V46h14v18" strokeDasharray="3 6" />
  </svg>
);
