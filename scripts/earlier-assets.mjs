import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A page that is open longer reloads when it needs a removed file. */
const keptMs = 7 * 86_400_000
const keptVersions = 10

/**
 * Removes old assets after a build that began at `started` and did not empty the folder. An asset that the build has not written stays
 * for a week, within the last ten versions, so that open pages keep their scripts and styles. The file `list` names those assets; the
 * time of each shows the first build without it.
 */
export function pruneAssets(assets, list, started, now) {
  const earlier = new Set(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [])
  const since = new Map()
  for (const name of readdirSync(assets)) {
    const { mtimeMs } = statSync(path.join(assets, name))
    if (mtimeMs < started) since.set(name, earlier.has(name) ? mtimeMs : now)
  }
  const versions = [...new Set(since.values())].sort((a, b) => b - a).slice(0, keptVersions)
  const kept = [...since.keys()].filter((name) => now - since.get(name) < keptMs && versions.includes(since.get(name)))
  for (const name of since.keys()) if (!kept.includes(name)) rmSync(path.join(assets, name))
  for (const name of kept) utimesSync(path.join(assets, name), new Date(now), new Date(since.get(name)))
  writeFileSync(list, JSON.stringify(kept))
}
