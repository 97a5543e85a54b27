// Runs in a sandboxed frame without an origin of its own: the pixel's script reads no page, no storage and no token of
// the site. It learns the kind of page, such as /listing, and nothing that follows it.
const settings = new URLSearchParams(location.hash.slice(1));

// The queue that the pixel's script takes over once it has loaded.
const pixel = (...call) => (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call));
pixel.queue = [];
pixel.loaded = true;
pixel.version = '2.0';
pixel.push = pixel;
window.fbq = pixel;
window._fbq = pixel;

const script = document.createElement('script');
script.async = true;
script.src = settings.get('script');
document.head.append(script);

pixel('init', settings.get('id'));
addEventListener('message', ({ data, source }) => {
  if (source === parent && typeof data?.page === 'string') pixel('track', 'PageView', { page: data.page });
});
parent.postMessage({ pixel: 'ready' }, '*');
