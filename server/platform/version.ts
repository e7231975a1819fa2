import { readFileSync } from 'node:fs'

export interface Version {
  readonly version: string
  /** The commit of which `npm run release` made the archive; undefined where the sources run. */
  readonly commit?: string | undefined
}

/** Which version this is: what the release says, or else the sources. */
export const thisVersion: Version = read('release.json') ?? read('package.json') ?? { version: 'unknown' }

/** `0.2.0 (e0f44d28)` */
export const versionName = thisVersion.commit ? `${thisVersion.version} (${thisVersion.commit})` : thisVersion.version

function read(name: string): Version | undefined {
  try {
    const { version, commit } = JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Version
    return { version, ...(commit && { commit }) }
  } catch {
    return undefined
  }
}
