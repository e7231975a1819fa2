/** Whether a press is on a link that leads away from this page once it ends: not in another tab, and not to a file. */
export function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: PointerEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && !link.target && !link.hasAttribute('download')
}
