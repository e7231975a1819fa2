import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { setAside } from './earlier-assets.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = 86_400_000
const [assets, aside] = [path.join(folder, 'assets'), path.join(folder, 'aside')]
const begin = Date.UTC(2026, 10, 2)

/** One build on a day, which empties the folder of the assets first, as the bundler does. */
function build(atDay: number, files: Record<string, string>) {
  const putBack = setAside(assets, aside)
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(assets, name), text)
  putBack(begin + atDay * day)
}

test('SHR-02 an asset stays for a week after the first build without it, however old it is', () => {
  build(0, { 'page-A.js': 'A', 'same.js': 'before' })
  build(30, { 'page-B.js': 'B', 'same.js': 'built again' })
  expect(readdirSync(assets).sort()).toEqual(['page-A.js', 'page-B.js', 'same.js'])
  expect(readFileSync(path.join(assets, 'same.js'), 'utf8')).toBe('built again')
  build(36, { 'page-C.js': 'C', 'same.js': 'built again' })
  expect(readdirSync(assets).sort()).toEqual(['page-A.js', 'page-B.js', 'page-C.js', 'same.js'])
  build(38, { 'page-C.js': 'C', 'same.js': 'built again' })
  expect(readdirSync(assets).sort()).toEqual(['page-B.js', 'page-C.js', 'same.js'])
})

test('SHR-02 an interrupted build loses no earlier asset, and ten versions stay at most', () => {
  build(100, { 'page-0.js': '' })
  setAside(assets, aside)
  expect(readdirSync(assets)).toContain('page-0.js')
  rmSync(assets, { recursive: true })
  mkdirSync(assets)
  writeFileSync(path.join(assets, 'unfinished.js'), '')
  build(100.01, { 'page-1.js': '' })
  expect(readdirSync(assets)).toContain('page-0.js')
  for (let version = 2; version <= 11; version++) build(100 + version / 100, { [`page-${version}.js`]: '' })
  const versions = Array.from({ length: 11 }, (_, index) => `page-${index + 1}.js`)
  expect(readdirSync(assets).sort()).toEqual(versions.sort())
})
