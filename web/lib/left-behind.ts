/** What a login can leave in this browser: answers that were kept, and messages that wait to be sent. */
const isLeftBehind = (name: string): boolean => name === 'kept_on_device' || name.startsWith('outbox:');

/** Whether there may be something to forget. Most visitors have nothing, and never load the code that does. */
export function hasLeftBehind(): boolean {
  try {
    return [localStorage, sessionStorage].some((store) => Object.keys(store).some(isLeftBehind));
  } catch {
    return false;
  }
}
