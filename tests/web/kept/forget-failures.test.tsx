import { useMutation, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forgetFailuresOnceOnline } from '../../../web/app/forget-failures.ts';
import { ApiError, NetworkError } from '../../../web/lib/api-error.ts';
import { createQueryClient } from '../../../web/lib/query-client.ts';

function Step({ failure }: { readonly failure: Error }) {
  const { mutate, error } = useMutation({ mutationFn: () => Promise.reject(failure) });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Send
      </button>
      <p>{error ? 'Failed' : 'Nothing failed'}</p>
    </>
  );
}

test.each([
  ['that had no connection is forgotten', new NetworkError(undefined), 'Nothing failed'],
  ['that was refused stays', new ApiError(409, { detail: 'Not now' }), 'Failed'],
])('a step %s once there is one', async (_, failure, text) => {
  const queries = createQueryClient();
  const end = forgetFailuresOnceOnline(queries);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Step failure={failure} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Failed')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(text)).toBeVisible();
  end();
});
