import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { limits } from '#domain/kernel/limits.ts'
import { as, callers } from './callers.ts'
import { nameOf } from './cv-texts.ts'
import type { LoopDelay } from './event-loop.ts'
import { arrive, type Shot } from './load.ts'
import { startMailSink } from './neighbours.ts'
import { lists } from './scenarios.ts'
import { startWatchedProduct } from './servers.ts'
import { lasting, scaled } from './size.ts'
import { megabytesOf } from './start-and-memory.ts'

/** Answers of tests and what staff and visitors do meanwhile, without and beside an import of 20,000 people or its undo. */
export interface BesideImport {
  readonly name: string
  readonly seconds: number
  /** p99 of the answers in milliseconds, with the same other requests: just before the import, and beside it. */
  readonly alone: number
  readonly beside: number
  /** p99 of the other requests in milliseconds, just before and beside it, and how many of all were refused. */
  readonly othersAlone: number
  readonly others: number
  readonly failed: number
  /** Of the failed ones, those with status 503. */
  readonly unavailable: number
  readonly loop: LoopDelay
  /** The most resident memory until then, in MB. */
  readonly peak: number
  readonly done: string
}

const rows = scaled(limits.importFile.rows)
const answersPerSecond = scaled(100)
const othersPerSecond = scaled(20)
const secondsAlone = lasting(8)
const mostSeconds = 180

/** P10 and P26: the import sends everybody a request for consent and puts them on a board; the undo begins while these e-mails leave. */
export async function measureImports(
  databaseUrl: string,
  pool: pg.Pool,
  answers: () => Shot | undefined,
): Promise<BesideImport[]> {
  const sink = await startMailSink()
  const { url, pid, stop, loopDelay } = await startWatchedProduct({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    SMTP_URL: sink.url,
  })
  const others = await othersOf(pool)
  const measure = async (name: string, work: () => Promise<string>): Promise<BesideImport> => {
    const [alone, othersAlone] = await Promise.all([
      arrive(url, answers, answersPerSecond, secondsAlone),
      arrive(url, others, othersPerSecond, secondsAlone),
    ])
    await loopDelay()
    let going = true
    const while_ = (next: () => Shot | undefined) => () => (going ? next() : undefined)
    const begun = performance.now()
    const [done, beside, other] = await Promise.all([
      work().finally(() => {
        going = false
      }),
      arrive(url, while_(answers), answersPerSecond, mostSeconds),
      arrive(url, while_(others), othersPerSecond, mostSeconds),
    ])
    return {
      name,
      seconds: (performance.now() - begun) / 1000,
      alone: alone.p99,
      beside: beside.p99,
      othersAlone: othersAlone.p99,
      others: other.p99,
      failed: alone.failed + othersAlone.failed + beside.failed + other.failed,
      unavailable: alone.unavailable + othersAlone.unavailable + beside.unavailable + other.unavailable,
      loop: await loopDelay(),
      peak: megabytesOf(pid, 'VmHWM'),
      done,
    }
  }
  try {
    await arrive(url, answers, answersPerSecond, lasting(2))
    const importing = importOf(url, pool)
    const imported = await measure(
      `the import of ${rows} people`,
      async () => `${await importing.run()}; ${sink.taken()} e-mails`,
    )
    const undone = await measure('its undo', async () => `${await importing.undo()}; ${sink.taken()} e-mails`)
    return [imported, undone]
  } finally {
    await stop()
    await sink.stop()
  }
}

interface Import {
  readonly uuid: string
  readonly state: string
  readonly counts: { readonly new: number }
  readonly stayed: number
  readonly problem: string | null
}

/** An import of the most rows into the board of a vacancy, through the API: upload, preview, start, and waiting for its end. */
function importOf(url: string, pool: pg.Pool) {
  const headers = as('recruiter', 3)
  let path = ''
  const call = async <Answer>(method: string, address: string, body?: object | FormData): Promise<Answer> => {
    const json = body && !(body instanceof FormData)
    const answer = await fetch(url + address, {
      method,
      headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body ? { body: json ? JSON.stringify(body) : (body as FormData) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const waitWhile = async (state: Import['state']): Promise<Import> => {
    for (;;) {
      const { data } = await call<{ data: Import }>('GET', path)
      if (data.state !== state) return data
      await pause(250)
    }
  }
  return {
    async run() {
      const form = new FormData()
      form.set('file', new File([peopleTable()], 'candidatos.csv', { type: 'text/csv' }))
      const { data: uploaded } = await call<{ data: { uuid: string; file: { columns: { guess: string }[] } } }>(
        'POST',
        '/api/imports',
        form,
      )
      path = `/api/imports/${uploaded.uuid}`
      const vacancy = await pool.query<{ uuid: string }>(
        'select uuid from vacancies where active and id > 500 order by id limit 1',
      )
      const { data: preview } = await call<{ data: { plan: string; counts: { wrong: number } } }>('PUT', path, {
        columns: uploaded.file.columns.map(({ guess }) => guess),
        vacancy: vacancy.rows[0]!.uuid,
        wrong: 'leave_out',
      })
      await call('POST', `${path}/run`, { plan: preview.plan, wrong: preview.counts.wrong })
      const { counts, problem } = await waitWhile('running')
      return `${counts.new} people added${problem ? ` (${problem})` : ''}`
    },
    async undo() {
      await call('POST', `${path}/undo`)
      const { state, stayed } = await waitWhile('undoing')
      return `${state}, ${stayed} people stayed`
    },
  }
}

function peopleTable(): string {
  const lines = Array.from({ length: rows }, (_, n) =>
    [
      `${nameOf(n)} ${nameOf(n * 7)} ${nameOf(Math.floor(n / 5))}`,
      `importada${n}@import.test`,
      `+57 31${String(n * 4643).padStart(8, '0')}`,
      ['Bogotá', 'Cali', 'Tunja'][n % 3],
      `Etiqueta ${1 + (n % 20)}, Traslado`,
      ['Feria', 'Portal'][n % 2],
      'Viene del sistema anterior y habla inglés',
    ].join(';'),
  )
  return ['Nombre completo;Correo;Celular;Ciudad;Etiquetas;Fuente;Nota', ...lines].join('\r\n')
}

/** Requests of visitors, candidates and staff in turn: lists, searches, pages of a person, and notes. */
async function othersOf(pool: pg.Pool): Promise<() => Shot> {
  const people = await pool.query<{ uuid: string }>(
    `select uuid from users where email like 'persona%@bench.test' order by id limit 500`,
  )
  const get = (path: string, headers = as('recruiter', 4)): Shot => ({ method: 'GET', path, headers })
  let number = 0
  const turns: readonly (() => Shot)[] = [
    () => lists[number % lists.length]!,
    () => get('/api/pool?q=siigo'),
    () => get('/api/users?q=gomez'),
    () => get('/api/notices/bell'),
    () => get('/api/dashboard/waiting?mine=1'),
    () => get('/api/jobs/list/es?mine=1'),
    () => get('/api/users/get/personal', as('candidate', callers.candidates - (number % 1000))),
    () => get(`/api/users/${people.rows[number % people.rows.length]!.uuid}`),
    () => ({
      method: 'POST',
      path: `/api/users/notes/${people.rows[number % people.rows.length]!.uuid}`,
      headers: as('recruiter', 5),
      body: JSON.stringify({ description: `Llamada ${number}: quedamos en hablar mañana` }),
    }),
  ]
  return () => {
    number += 1
    return turns[number % turns.length]!()
  }
}
