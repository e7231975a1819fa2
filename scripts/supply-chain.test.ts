import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const json = (name: string) => JSON.parse(read(name)) as Record<string, Record<string, string>>

interface Installed {
  /** Of a package that stands in for another. */
  name?: string
  version: string
  integrity?: string
  link?: boolean
  dev?: boolean
}
const { '': _, ...installed } = json('package-lock.json').packages as unknown as Record<string, Installed>

test('SUP-01 each installed package, with its binaries, is pinned by a hash', () => {
  expect(Object.keys(installed).length).toBeGreaterThan(300)
  expect(Object.keys(installed).filter((name) => !installed[name]?.integrity?.startsWith('sha512-'))).toEqual([])
})

test('SUP-01 package.json names one version of each package', () => {
  const { dependencies, devDependencies } = json('package.json')
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('SUP-01 npm refuses versions that are younger than a week', () => {
  const age = execFileSync('npm', ['config', 'get', 'min-release-age'], { cwd: root, encoding: 'utf8' })
  // An npm that does not know the setting reads the file all the same.
  expect(Number(age)).toBeGreaterThanOrEqual(7)
})

interface Component {
  purl: string
  hashes?: unknown[]
  properties?: { name: string }[]
}

test('SUP-01 the bill of materials lists every package with its hash, and marks those for development', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { bomFormat, components } = JSON.parse(printed) as { bomFormat: string; components: Component[] }
  expect(bomFormat).toBe('CycloneDX')
  const nameOf = ({ purl }: Component) => decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/\?.*$/, ''))
  const production = components.filter(({ properties = [] }) => !properties.some(({ name }) => name.endsWith(':development')))
  const inLock = Object.entries(installed)
    .filter(([, { dev }]) => !dev)
    .map(([place, { name, version }]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`)
  const listed = new Set(production.map(nameOf))
  expect(inLock.filter((one) => !listed.has(one))).toEqual([])
  expect(components.length).toBeGreaterThan(production.length)
  expect(components.filter(({ hashes }) => !hashes?.length).map(nameOf)).toEqual([])
})
