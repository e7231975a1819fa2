/** Pixels between the menu and its button, and between the menu and the edge of the window. */
const [gap, margin] = [4, 8]

/** Places a closed menu below its button, or above it where that has more room. A menu that fits in neither scrolls. */
export function placeMenu(menu: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { style } = menu
  const { clientWidth, clientHeight } = document.documentElement
  style.maxHeight = ''
  const { width, height } = sizeOf(menu)
  const farthest = clientWidth - width - margin
  const wanted = left < clientWidth / 2 ? left : right - width
  style.left = `${Math.max(margin, Math.min(wanted, farthest))}px`
  const below = clientHeight - bottom - gap - margin
  const above = top - gap - margin
  const isBelow = height <= below || below >= above
  style.top = isBelow ? `${bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${clientHeight - top + gap}px`
  style.maxHeight = `${isBelow ? below : above}px`
}

/** The size of a closed menu, which has none until it is laid out. */
function sizeOf(menu: HTMLElement): { width: number; height: number } {
  menu.style.left = '0px'
  menu.style.display = 'block'
  const { offsetWidth: width, offsetHeight: height } = menu
  menu.style.display = ''
  return { width, height }
}

/** Places a closed menu at the side of its button, moved up as far as the window needs. A menu that is higher than the window scrolls. */
export function placeMenuBeside(menu: HTMLElement, { left, right, top }: DOMRect): void {
  const { style } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = sizeOf(menu)
  const isRight = right + gap + width + margin <= clientWidth
  style.left = `${Math.max(margin, isRight ? right + gap : left - gap - width)}px`
  style.top = `${Math.max(margin, Math.min(top, clientHeight - height - margin))}px`
}
