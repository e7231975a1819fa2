import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pruneAssets } from './earlier-assets.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
const [assets, list] = [path.join(folder, 'assets'), path.join(folder, 'list.json')]
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = 86_400_000
const begin = Date.UTC(2026, 10, 2)

/** Runs one build on a day, and returns the files in the folder afterwards. */
function build(atDay: number, ...names: string[]): string[] {
  const started = begin + atDay * day
  for (const name of names) {
    writeFileSync(path.join(assets, name), name)
    utimesSync(path.join(assets, name), new Date(started + 1), new Date(started + 1))
  }
  pruneAssets(assets, list, started, started + 2)
  return readdirSync(assets).sort()
}

test('SHR-02 an asset stays for a week after the first build without it, at any age', () => {
  build(0, 'page-A.js', 'same.js')
  expect(build(30, 'page-B.js', 'same.js')).toEqual(['page-A.js', 'page-B.js', 'same.js'])
  expect(build(36, 'page-C.js', 'same.js')).toEqual(['page-A.js', 'page-B.js', 'page-C.js', 'same.js'])
  expect(build(38, 'page-C.js', 'same.js')).toEqual(['page-B.js', 'page-C.js', 'same.js'])
  expect(build(50, 'page-B.js', 'same.js')).toEqual(['page-B.js', 'page-C.js', 'same.js'])
})

test('SHR-02 at most the assets of ten earlier versions stay', () => {
  const versions = Array.from({ length: 12 }, (_, index) => `page-${index + 10}.js`)
  const last = versions.map((name, place) => build(place / 100, name)).at(-1)
  expect(last).toEqual(versions.slice(1))
})
