import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fire, median } from './load.ts'
import { lists } from './scenarios.ts'
import { startProduct } from './servers.ts'
import { lasting, repeated } from './size.ts'

const times = repeated(5)

/**
 * P12: milliseconds from the start to the first rendered page, median of five; the very first start once, empty and with the demo world.
 */
export async function measureStart(databaseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-bench-start-'))
  const start = async (env: Record<string, string>) => {
    const server = await startProduct(env, '/jobs')
    await server.stop()
    return server.msToFirstAnswer
  }
  try {
    const veryFirst = await start({ DATA_DIR: path.join(folder, 'own') })
    const withDemo = await start({ DATA_DIR: path.join(folder, 'demo'), DEMO: '1' })
    const embedded: number[] = []
    const postgres: number[] = []
    for (let run = 0; run < times; run += 1) {
      embedded.push(await start({ DATA_DIR: path.join(folder, 'own') }))
      postgres.push(await start({ DATABASE_URL: databaseUrl }))
    }
    return { veryFirst, demo: withDemo - veryFirst, embedded: median(embedded), postgres: median(postgres) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** P13: resident memory in MB, idle after the first pages and again after a minute of load. */
export async function measureMemory(databaseUrl: string) {
  const server = await startProduct({ DATABASE_URL: databaseUrl })
  try {
    for (const page of ['/', '/jobs', '/api/steps/es']) await (await fetch(server.url + page)).text()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const idle = megabytesOf(server.pid, 'VmRSS')
    let index = 0
    await fire(server.url, () => lists[index++ % lists.length], 8, lasting(10))
    return { idle, underLoad: megabytesOf(server.pid, 'VmRSS') }
  } finally {
    await server.stop()
  }
}

/** The resident memory of a process in MB: now (VmRSS), or the most so far (VmHWM). */
export function megabytesOf(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${line}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1]) / 1024
}
