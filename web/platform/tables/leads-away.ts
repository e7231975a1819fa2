/** Whether a press on a link will leave this page; not for links to files, or with keys that open another tab. */
export function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: PointerEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && !link.target && !link.hasAttribute('download')
}
