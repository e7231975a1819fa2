import { featureOf, resolve } from './imports.mjs'

/** Finds circles of imports, each once: between files, and between the features of a tree. Type imports count too. */
export function checkCycles(sources) {
  const imports = new Map(sources.filter(({ isCode }) => isCode).map((source) => [source.path, importsOf(source)]))
  return [
    ...circlesOf(
      imports,
      (circle, { from, line }) =>
        `${from}:${line}  These import each other: ${circle}. Move what both need into the imported file.`,
    ),
    ...circlesOf(
      betweenFeatures(sources, imports),
      (circle, { from, line }) =>
        `${from}:${line}  These features import each other: ${circle}. Move what both need into the feature that is imported, or into the platform.`,
    ),
  ]
}

const importsOf = (source) =>
  source
    .imports()
    .map(({ address, line }) => ({ from: source.path, line, to: resolve(source.path, address.replace(/\?.*$/, '')) }))

/**
 * The imports of each feature from other features of its tree. Tests may use every feature. Screens do not count, because any page may link
 * to any other.
 */
function betweenFeatures(sources, imports) {
  const nodes = new Map()
  for (const { path, isCode, isTest } of sources) {
    const own = featureIn(path)
    if (!own || !isCode || isTest || path.endsWith('.access.ts')) continue
    const outward = imports.get(path).flatMap(({ from, line, to }) => {
      const other = to && !to.endsWith('.screens.ts') ? featureIn(to) : undefined
      return other && other !== own && other.split('/')[0] === own.split('/')[0] ? [{ from, line, to: other }] : []
    })
    nodes.set(own, [...(nodes.get(own) ?? []), ...outward])
  }
  return nodes
}

function featureIn(path) {
  const feature = featureOf(path)
  return feature && `${path.split('/')[0]}/${feature}`
}

/** Walks a graph of imports depth first and describes every import that closes a circle. */
function circlesOf(targets, describe) {
  const done = new Set()
  const trail = []
  const complaints = []
  const walk = (node) => {
    trail.push(node)
    for (const step of targets.get(node)) {
      const { to } = step
      if (trail.includes(to)) complaints.push(describe([...trail.slice(trail.indexOf(to)), to].join(' → '), step))
      else if (targets.has(to) && !done.has(to)) walk(to)
    }
    done.add(trail.pop())
  }
  for (const node of targets.keys()) if (!done.has(node)) walk(node)
  return complaints
}
