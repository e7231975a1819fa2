import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'

const onLinux = process.platform === 'linux'

test.runIf(onLinux)('P10 the threads of libuv give way to the event loop, which keeps its priority', async () => {
  const program = startChildProgram(`
    import { readFile } from 'node:fs/promises'
    import { readdirSync, readFileSync } from 'node:fs'
    import os from 'node:os'
    import { makePoolGentle } from '#server/platform/thread-priority.ts'
    await readFile('package.json')
    makePoolGentle()
    const priorities = readdirSync('/proc/self/task')
      .filter((thread) => readFileSync('/proc/self/task/' + thread + '/comm', 'utf8').trim() === 'libuv-worker')
      .map((thread) => os.getPriority(Number(thread)))
    console.log(JSON.stringify([os.getPriority(process.pid), priorities]))
  `)
  const before = os.getPriority()
  expect(JSON.parse((await program.nextLine()) ?? '[]')).toEqual([before, Array.from({ length: 4 }, () => 10)])
})

test.runIf(onLinux)('P10 a thread that makes itself gentle leaves the others as they are', async () => {
  await readFile(new URL(import.meta.url))
  const code = `
    import { readlinkSync } from 'node:fs'
    import os from 'node:os'
    import { parentPort } from 'node:worker_threads'
    import { makeThreadGentle } from ${JSON.stringify(new URL('./thread-priority.ts', import.meta.url).href)}
    makeThreadGentle()
    parentPort.postMessage(os.getPriority(Number(readlinkSync('/proc/thread-self').split('/').pop())))`
  const before = os.getPriority()
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
  const priority = await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject))
  await thread.terminate()
  expect([priority, os.getPriority()]).toEqual([10, before])
})
