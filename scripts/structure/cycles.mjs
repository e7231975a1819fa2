import { resolve } from './imports.mjs'

/** Files that import each other, over however many others: each circle once. Types count too; they belong to the one who is used. */
export function checkCycles(sources) {
  const targets = new Map(
    sources
      .filter(({ isCode }) => isCode)
      .map((source) => [
        source.path,
        source.imports().map(({ address, line }) => ({ line, to: resolve(source.path, address.replace(/\?.*$/, '')) })),
      ]),
  )
  const done = new Set()
  const trail = []
  const complaints = []
  const walk = (path) => {
    trail.push(path)
    for (const { to, line } of targets.get(path)) {
      if (trail.includes(to)) {
        const circle = [...trail.slice(trail.indexOf(to)), to].join(' → ')
        complaints.push(`${path}:${line}  These import each other: ${circle}. What both need belongs in the one who is used.`)
      } else if (targets.has(to) && !done.has(to)) walk(to)
    }
    done.add(trail.pop())
  }
  for (const path of targets.keys()) if (!done.has(path)) walk(path)
  return complaints
}
