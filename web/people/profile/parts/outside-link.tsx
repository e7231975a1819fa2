/** A link to a page elsewhere, shown by its host; a dash where there is none. */
export function OutsideLink({ to }: { to: string }) {
  if (to === '') return '—'
  return (
    <a href={to} target="_blank" rel="noreferrer nofollow" title={to}>
      {hostOf(to) ?? to}
    </a>
  )
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}
