/** A link to a page elsewhere, shown by its host; a dash where there is none. */
export function OutsideLink({ to }: { to: string }) {
  if (to === '') return '—'
  return (
    <a href={to} target="_blank" rel="noreferrer nofollow" title={to}>
      {URL.parse(to)?.host ?? to}
    </a>
  )
}
