// Runs before the first paint, so that a chosen theme never flashes; a file of its own because the policy forbids inline scripts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be refused; the system's theme then stays.
}
