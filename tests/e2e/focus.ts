/** An expression for a page: whether the focused element, its parent or its label has an outline that can be seen. */
export const isFocusOutlined = `(() => {
  const at = document.activeElement;
  const near = [at, at.parentElement, at.closest('label')].filter(Boolean);
  return near
    .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
    .some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && !/^rgba.*, 0\\)$/.test(style.outlineColor));
})()`;
