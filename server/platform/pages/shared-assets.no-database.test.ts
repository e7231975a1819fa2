import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepSharing, readManifest, shareAssets } from './shared-assets.ts'

async function folders() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [older, newer, shared] = ['older', 'newer', 'shared'].map((name) => path.join(folder, name)) as [string, string, string]
  for (const made of [older, newer]) await mkdir(made)
  return { older, newer, shared }
}

test('OPS-05 versions find each other’s assets in the shared folder, and files of nobody go after thirty days', async () => {
  const { older, newer, shared } = await folders()
  await writeFile(path.join(older, 'page-a1.js'), 'older')
  await writeFile(path.join(older, 'react-b2.js'), 'the same')
  await writeFile(path.join(newer, 'page-c3.js'), 'newer')
  await writeFile(path.join(newer, 'react-b2.js'), 'the same')
  await shareAssets(older, shared)
  await shareAssets(newer, shared)
  expect((await readdir(shared)).sort()).toEqual(['page-a1.js', 'page-c3.js', 'react-b2.js'])
  expect(await readFile(path.join(shared, 'page-a1.js'), 'utf8')).toBe('older')

  const longAgo = Date.now() / 1000 - 31 * 86_400
  for (const name of await readdir(shared)) await utimes(path.join(shared, name), longAgo, longAgo)
  await shareAssets(newer, shared)
  expect((await readdir(shared)).sort()).toEqual(['page-c3.js', 'react-b2.js'])
})

test('OPS-05 a process that has run for more than thirty days keeps its assets when a newer version starts', async () => {
  const { older, newer, shared } = await folders()
  for (const name of ['page-a1.js', 'react-b2.js']) await writeFile(path.join(older, name), 'older')
  await writeFile(path.join(newer, 'page-c3.js'), 'newer')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stop = await keepSharing(older, shared, (error) => expect.fail(String(error)))
  const longAgo = Date.now() / 1000 - 31 * 86_400
  const place = path.join(shared, 'page-a1.js')
  await utimes(place, longAgo, longAgo)
  await rm(path.join(shared, 'react-b2.js'))
  await vi.advanceTimersByTimeAsync(86_400_000)
  await vi.waitFor(async () => expect((await readdir(shared)).sort()).toEqual(['page-a1.js', 'react-b2.js']))
  await vi.waitFor(async () => expect((await stat(place)).mtimeMs).toBeGreaterThan(Date.now() - 60_000))
  stop()
  await shareAssets(newer, shared)
  expect((await readdir(shared)).sort()).toEqual(['page-a1.js', 'page-c3.js', 'react-b2.js'])
})

test('OPS-05 the routes of an open page come from the manifest of its version', async () => {
  const { older, newer } = await folders()
  const routes = { root: { id: 'root', module: '/assets/root-a1.js' } }
  const manifest = { routes, version: '0a1b2c3d' }
  await writeFile(path.join(older, 'manifest-0a1b2c3d.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  expect(await readManifest([newer, older], '0a1b2c3d')).toEqual(routes)
  for (const unknown of ['ffffffff', '../0a1b2c3d', 'undefined']) expect(await readManifest([older], unknown)).toBeUndefined()
})
