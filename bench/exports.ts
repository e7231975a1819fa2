import type pg from 'pg'
import type { ExportFormat } from '#domain/kernel/export-formats.ts'
import { readAgencyRecords } from './agency-dataset.ts'
import { as } from './callers.ts'
import type { LoopDelay } from './event-loop.ts'
import { median } from './load.ts'
import { startWatchedProduct } from './servers.ts'
import { repeated } from './size.ts'
import { megabytesOf } from './start-and-memory.ts'

/** A list that leaves as a file, one export after the other; medians. */
export interface ExportFigure {
  readonly name: string
  readonly rows: number
  readonly rowsPerSecond: number
  readonly megabytes: number
  /** How much the most resident memory rose above the memory before the exports, in MB. */
  readonly memory: number
  readonly loop: LoopDelay
}

const times = repeated(3)

export async function measureExports(databaseUrl: string, pool: pg.Pool, board: number): Promise<ExportFigure[]> {
  const { tags } = await readAgencyRecords(pool)
  const vacancy = await pool.query<{ uuid: string }>('select uuid from vacancies where id = $1', [board])
  const asked: readonly (readonly [string, string, ExportFormat])[] = [
    ['people with a tag', `/api/users/export?tag=${tags.frequent}`, 'csv'],
    ['people with a tag', `/api/users/export?tag=${tags.frequent}`, 'xlsx'],
    ['closed vacancies', '/api/jobs/list/es/export?state=closed', 'csv'],
    ['applicants of a vacancy', `/api/jobs/applicants/${vacancy.rows[0]!.uuid}/export`, 'csv'],
    ['contact messages with a word', '/api/contact/export?q=equipo', 'xlsx'],
  ]
  const figures: ExportFigure[] = []
  for (const [name, path, format] of asked) {
    const { url, pid, stop, loopDelay } = await startWatchedProduct({
      DATABASE_URL: databaseUrl,
      WORKER: '0',
    })
    try {
      const rows = await rowsOf(url, path)
      const before = megabytesOf(pid, 'VmRSS')
      await loopDelay()
      const seconds: number[] = []
      let bytes = 0
      for (let time = 0; time < times; time += 1) {
        const begun = performance.now()
        bytes = await download(url, path, format)
        seconds.push((performance.now() - begun) / 1000)
      }
      const memory = megabytesOf(pid, 'VmHWM') - before
      const loop = await loopDelay()
      figures.push({
        name: `${name} (${format})`,
        rows,
        rowsPerSecond: rows / median(seconds),
        megabytes: bytes / 2 ** 20,
        memory,
        loop,
      })
    } finally {
      await stop()
    }
  }
  return figures
}

/** The number of rows of an export: the lines of its table without the headings. Also the warm-up. */
async function rowsOf(url: string, path: string): Promise<number> {
  const text = await (await request(url, path, 'csv')).text()
  return text.trimEnd().split('\r\n').length - 1
}

async function download(url: string, path: string, format: ExportFormat): Promise<number> {
  let bytes = 0
  for await (const chunk of (await request(url, path, format)).body!) bytes += chunk.length
  return bytes
}

async function request(url: string, path: string, format: ExportFormat): Promise<Response> {
  const headers = { ...as('recruiter', 1), 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ format, language: 'es' }) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
