/** As a `ref`: what comes takes the focus, so that who does not see the change hears it and goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
