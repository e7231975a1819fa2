import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** A page that is open longer is reloaded when it needs a file that is gone. */
const keptMs = 7 * 86_400_000
const keptVersions = 10

/**
 * Copies the assets before a build empties their folder; until then a running server goes on serving them. The returned function puts
 * back those that the new build has not written, so that open pages keep their scripts and styles. An asset is kept for a week after the
 * first build without it, in the last ten versions.
 */
export function setAside(assets, aside) {
  const list = `${aside}.json`
  restore(assets, aside, () => true)
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true, preserveTimestamps: true })
  return (now) => {
    if (!existsSync(aside)) return
    // The time of a file that an earlier build left out says since when; one of the last build has been left out just now.
    const earlier = new Set(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [])
    const since = new Map(
      readdirSync(aside).map((name) => [name, earlier.has(name) ? statSync(path.join(aside, name)).mtimeMs : now]),
    )
    const versions = [...new Set(since.values())].sort((a, b) => b - a).slice(0, keptVersions)
    const kept = restore(assets, aside, (name) => now - since.get(name) < keptMs && versions.includes(since.get(name)))
    for (const name of kept) utimesSync(path.join(assets, name), new Date(now), new Date(since.get(name)))
    writeFileSync(list, JSON.stringify(kept))
  }
}

/** Moves back what is chosen and is not there, and removes the rest. */
function restore(assets, aside, isKept) {
  if (!existsSync(aside)) return []
  mkdirSync(assets, { recursive: true })
  const kept = readdirSync(aside).filter((name) => isKept(name) && !existsSync(path.join(assets, name)))
  for (const name of kept) renameSync(path.join(aside, name), path.join(assets, name))
  rmSync(aside, { recursive: true })
  return kept
}
