import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { NeedsConnection } from '../../../web/ui/needs-connection.tsx';

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
});

const Controls = ({ open }: { readonly open: boolean }) => (
  <NeedsConnection>
    <button type="button">Change</button>
    <Dialog open={open} onClose={() => undefined} title="Note">
      <input aria-label="Words" />
    </Dialog>
  </NeedsConnection>
);

test('controls wait for a dialog that was open when the connection went, and no longer', async () => {
  const screen = await render(<Controls open />);
  setOnline(false);
  await expect.element(screen.getByLabelText('Words')).toBeEnabled();
  await screen.rerender(<Controls open={false} />);
  await expect.element(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  setOnline(true);
  await expect.element(screen.getByRole('button', { name: 'Change' })).toBeEnabled();
});
