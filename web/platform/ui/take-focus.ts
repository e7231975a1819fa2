/** A `ref` that focuses a new element, so that screen readers announce it and the keyboard continues from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
