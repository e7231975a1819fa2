/** A span of time in milliseconds since 1970, without its end. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The same spans in order, without overlaps; those that touch each other are one. */
export function merged(spans: readonly Span[]): Span[] {
  const together: { from: number; to: number }[] = []
  for (const { from, to } of [...spans].filter((one) => one.from < one.to).sort((one, other) => one.from - other.from)) {
    const last = together.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else together.push({ from, to })
  }
  return together
}
