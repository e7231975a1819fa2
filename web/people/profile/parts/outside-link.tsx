/** A link to another site, shown as its host; a dash if there is none. */
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
