import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What a process needs beside its packages. */
const parts = ['server', 'domain', 'scripts', 'build', 'package.json']

/** Names folders with two releases for the story of two versions, as the drill builds them. Without it the story makes the second one itself. */
export const releasesVariable = 'STORIES_RELEASES'

/** The folders of two releases of one product, whose scripts and styles have different names. */
export function makeReleases(folder: string): readonly [string, string] {
  const built = process.env[releasesVariable]?.split(path.delimiter)
  if (built?.[0] && built[1]) return [built[0], built[1]]
  const releases = [path.join(folder, 'release-1'), path.join(folder, 'release-2')] as const
  for (const release of releases) copyRelease(release)
  renameAssets(path.join(releases[1], 'build'))
  return releases
}

function copyRelease(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

const hashed = /^(.+-)([\w-]{8})(\.\w+)$/

/**
 * Gives every asset of a build another name, in all files that mention it: to browsers and balancers the same as a build of other sources,
 * within a second.
 */
function renameAssets(build: string): void {
  const assets = path.join(build, 'client', 'assets')
  const renamed = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const [, start, hash, ending] = hashed.exec(name) ?? []
    // The manifest's hash is also the number of the version.
    if (start && hash && ending) renamed.set(`${start}${hash}`, `${start}${otherHash(hash)}`)
    // Copies would be of the earlier text.
    else if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(assets, name))
  }
  // Assets of earlier builds may lie beside those of the last one, which the server names.
  const served = readFileSync(path.join(build, 'server', 'index.js'), 'utf8')
  const manifest = [...renamed.keys()].find((name) => name.startsWith('manifest-') && served.includes(name))
  const version = manifest?.slice('manifest-'.length) ?? ''
  const names = [...renamed.keys()].sort((one, other) => other.length - one.length).map((name) => name.replaceAll('.', '\\.'))
  const mentions = new RegExp(`${names.join('|')}|(?<=")${version}(?=")`, 'g')
  const renameIn = (file: string) => {
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(mentions, (name) => renamed.get(name) ?? otherHash(name))
    if (changed !== text) writeFileSync(file, changed)
  }
  for (const name of readdirSync(assets)) {
    if (/\.(?:js|css)$/.test(name)) renameIn(path.join(assets, name))
    const [, start, hash, ending] = hashed.exec(name) ?? []
    if (start && hash && ending)
      renameSync(path.join(assets, name), path.join(assets, `${renamed.get(`${start}${hash}`)}${ending}`))
  }
  for (const name of readdirSync(path.join(build, 'server'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js')) renameIn(path.join(build, 'server', name))
}

/** Another hash of the same letters. */
const otherHash = (hash: string) => `${hash.slice(0, -1)}${hash.endsWith('a') ? 'b' : 'a'}`
