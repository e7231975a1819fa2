import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundProcess, ready, stopMessage } from './background-process.ts'

const says = (message: string) => `process.send(${JSON.stringify(message)})`
const now = AbortSignal.abort()
const soon = () => AbortSignal.timeout(5000)

/** Opens a background process that runs this text, with the lines that were logged about it. */
async function opened(text: string, checkMs?: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-program-'))
  const program = path.join(folder, 'program.mjs')
  await writeFile(program, text)
  const logged: object[] = []
  const warn = (entry: object) => void logged.push(entry)
  const background = openBackgroundProcess({
    program: pathToFileURL(program),
    environment: {},
    worker: true,
    log: { warn } as never,
    ...(checkMs && { checkMs }),
  })
  onTestFinished(async () => {
    await background.stop()
    await rm(folder, { recursive: true })
  })
  return { background, logged, folder }
}

test('OPS-07 P10 the socket of a background process is in a folder of its user alone, and goes with it', async () => {
  const { background } = await opened(
    `${says(ready)}; process.on('message', (message) => message === ${JSON.stringify(stopMessage)} && process.exit())`,
  )
  expect(await background.socket(now)).toBeUndefined()
  background.start()
  const socket = (await background.socket(soon())) ?? ''
  expect(await background.socket(now)).toBe(socket)
  const { mode } = await stat(path.dirname(socket))
  expect((mode & 0o777).toString(8)).toBe('700')
  await background.stop()
  await expect(stat(path.dirname(socket))).rejects.toThrow('ENOENT')
})

test('OPS-07 P10 a background process that ends is started again after growing pauses', async () => {
  const { background, logged } = await opened(`${says(ready)}; process.exitCode = 7; process.disconnect()`)
  background.start()
  await expect
    .poll(() => logged, { timeout: 15_000, interval: 20 })
    .toEqual([
      { code: 7, signal: null, pauseMs: 500 },
      { code: 7, signal: null, pauseMs: 1000 },
    ])
  expect(await background.socket(now)).toBeUndefined()
})

test('OPS-07 P10 a background process that is killed is started again and takes calls again', async () => {
  const { background, logged } = await opened(`
    import { existsSync, writeFileSync } from 'node:fs'
    const first = !existsSync(process.argv[1] + '.started')
    writeFileSync(process.argv[1] + '.started', '')
    ${says(ready)}
    if (first) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20)
    process.on('message', () => process.exit())`)
  background.start()
  await expect.poll(() => logged, { timeout: 5000, interval: 20 }).toEqual([{ code: null, signal: 'SIGKILL', pauseMs: 500 }])
  expect(await background.socket(soon())).toBeDefined()
})

test('OPS-07 P10 a background process that hangs is ended and started again, one that says that it is alive is not', async () => {
  const hanging = await opened(`${says(ready)}; setTimeout(() => { for (;;); }, 20)`, 50)
  const alive = await opened(
    `${says(ready)}; setInterval(() => ${says('alive')}, 20); process.on('message', () => process.exit())`,
    50,
  )
  for (const { background } of [hanging, alive]) background.start()
  await expect
    .poll(() => hanging.logged.slice(0, 2), { timeout: 15_000, interval: 20 })
    .toEqual([{ pid: expect.any(Number) }, { code: null, signal: 'SIGKILL', pauseMs: 500 }])
  expect(alive.logged).toEqual([])
})

test('OPS-07 P10 a background process that is stopped while it waits to be started stays away', async () => {
  const { background, logged } = await opened('process.exit(1)')
  background.start()
  await expect.poll(() => logged.length, { timeout: 5000, interval: 20 }).toBe(1)
  await background.stop()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(logged).toHaveLength(1)
})

test('OPS-07 P10 a background process that was killed just before it is stopped does not hinder the end', async () => {
  const { background, folder } = await opened(`
    import { writeFileSync } from 'node:fs'
    writeFileSync(import.meta.dirname + '/pid', String(process.pid))
    ${says(ready)}
    process.on('message', () => process.exit())`)
  background.start()
  await background.socket(soon())
  process.kill(Number(await readFile(path.join(folder, 'pid'), 'utf8')), 'SIGKILL')
  // It is dead before the server process can notice.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  await expect(background.stop()).resolves.toBeUndefined()
})

test('OPS-07 P10 a folder that cannot have the socket is refused, and a process that ends leaves none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-places-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const deep = path.join(folder, 'deep'.repeat(20))
  await mkdir(deep)
  const module = new URL('background-process.ts', import.meta.url)
  const open = `import { openBackgroundProcess } from ${JSON.stringify(module)}; openBackgroundProcess({}); process.exit(3)`
  const run = (place: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', open], {
      env: { TMPDIR: place, PATH: process.env.PATH },
      encoding: 'utf8',
    })
  expect(run(folder)).toMatchObject({ status: 3, stderr: '' })
  expect(run(path.join(folder, 'missing')).stderr).toContain('cannot have the socket of the background process: ENOENT')
  expect(run(deep).stderr).toContain('its path is too long for a socket. Correct its rights or TMPDIR')
  expect(await readdir(folder, { recursive: true })).toEqual([path.basename(deep)])
})
