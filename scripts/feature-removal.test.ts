import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { checkMessages } from './messages/check-tree.mjs'
import { checkTree } from './structure/check-tree.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'without-a-feature-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The only files outside a feature's folders that name it, in one line each. */
const contents = ['domain/messages.ts', 'domain/screens.ts', 'server/features.ts']

/** A feature that no other one uses, so that it can be deleted alone. */
const feature = 'desk/mailbox'

test(`deleting ${feature} takes its folders, its stories and a line in each table of contents`, async () => {
  for (const tree of ['domain', 'server', 'web', 'stories', 'scripts'])
    cpSync(join(root, tree), join(copy, tree), { recursive: true })
  for (const file of globSync('{package,tsconfig.base}.json', { cwd: root })) cpSync(join(root, file), join(copy, file))
  for (const file of globSync('*.config.ts', { cwd: root })) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  const folders = [`domain/${feature}`, `server/${feature}`, `web/${feature}`]
  for (const folder of folders) {
    expect(existsSync(join(copy, folder)), folder).toBe(true)
    rmSync(join(copy, folder), { recursive: true })
  }
  for (const story of globSync(`stories/${feature.split('/')[1]}{,-*}.spec.ts`, { cwd: copy })) rmSync(join(copy, story))
  for (const file of contents) {
    const lines = readFileSync(join(copy, file), 'utf8').split('\n')
    const kept = lines.filter((line) => !line.includes(`/${feature}/`))
    expect(lines.length - kept.length, file).toBe(1)
    writeFileSync(join(copy, file), kept.join('\n'))
  }

  execFileSync(join(root, 'node_modules/.bin/react-router'), ['typegen'], { cwd: copy, stdio: 'pipe' })
  expect(await typeErrors(['domain', 'server', 'stories', 'web'])).toEqual([])
  expect(checkTree(copy).complaints).toEqual([])
  expect(checkMessages(copy, []).complaints).toEqual([])
}, 120_000)

/** The compiler's errors in the copy. */
async function typeErrors(projects: readonly string[]): Promise<string[]> {
  const compile = (project: string) =>
    promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', join(copy, project)]).then(
      () => [],
      (error: { stdout: string }) => error.stdout.split('\n').filter((line) => line !== ''),
    )
  return (await Promise.all(projects.map(compile))).flat()
}
