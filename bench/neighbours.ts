import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { SMTPServer } from 'smtp-server'
import type { Platform } from '#server/platform/platform.ts'
import { as, callers } from './callers.ts'
import { arrive, fire, type Shot } from './load.ts'
import { scaled } from './size.ts'

/** Work that keeps a server busy beside the answers of tests, until it is stopped. */
export interface Neighbour {
  readonly name: string
  /** Prepares work that then starts at once; `going` says whether to continue. Returns a short description of the work done. */
  readonly prepare: () => Promise<(going: () => boolean) => Promise<string>>
}

const loginsPerSecond = 100
const accounts = scaled(2000)
const password = 'Vecina.2026!'
const readers = 50
const mails = scaled(10_000)

/** Logins with the right password, each from its own network, many more than can be checked; the others are refused for now. */
export function loginStorm(url: string): Neighbour {
  let number = 0
  const login = (): Shot => {
    number += 1
    const account = 1 + (number % accounts)
    return {
      method: 'POST',
      path: '/oauth/token',
      headers: { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}` },
      body: JSON.stringify({ grant_type: 'password', username: `candidate${account}@calls.test`, password }),
    }
  }
  return {
    name: `${loginsPerSecond} logins a second`,
    prepare: async () => async (going) => {
      const { shots, failed } = await arrive(url, () => (going() ? login() : undefined), loginsPerSecond, 60)
      return `${shots - failed} of ${shots} let in`
    },
  }
}

/** Gives the candidates who log in a password. */
export async function givePasswords(pool: pg.Pool, { passwords }: Pick<Platform, 'passwords'>): Promise<void> {
  const addresses = Array.from({ length: accounts }, (_, index) => `candidate${index + 1}@calls.test`)
  await pool.query('update users set password_hash = $1 where email = any ($2)', [await passwords.hash(password), addresses])
}

/** Fifty people who each request the report of a result, and the next one when they have it. */
export function reportReaders(url: string, results: readonly string[]): Neighbour {
  let number = 0
  const report = (): Shot => {
    number += 1
    return {
      method: 'GET',
      path: `/api/reports/result/${results[number % results.length]}?language=es`,
      headers: as('recruiter', 1 + (number % callers.recruiters)),
    }
  }
  return {
    name: `${readers} reports at once`,
    prepare: async () => async (going) => {
      const { shots, failed } = await fire(url, () => (going() ? report() : undefined), readers, 60)
      return `${shots - failed} reports`
    },
  }
}

/** Exports the table of ten thousand applicants, the most in one answer, repeatedly: ten exports are 100,000 rows. */
export function exporter(url: string, vacancy: string, rows: number): Neighbour {
  const shot: Shot = { method: 'GET', path: `/api/jobs/applicants/${vacancy}/csv?language=es`, headers: as('recruiter', 1) }
  return {
    name: `tables of ${rows} rows, one after the other`,
    prepare: async () => async (going) => {
      const { shots, failed } = await fire(url, () => (going() ? shot : undefined), 1, 60)
      return `${(shots - failed) * rows} rows`
    },
  }
}

/** Queues ten thousand e-mails with one commit. */
export function queuedMails({ db, jobs, now }: Platform, pool: pg.Pool, taken: () => number): Neighbour {
  return {
    name: `${mails} queued e-mails`,
    prepare: async () => {
      await forgetMails(pool)
      const before = taken()
      const ready = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const queued = db.transaction().execute(async (tx) => {
        const body = 'Tu postulación pasó a la siguiente etapa. '.repeat(40)
        const { rows } = await sql<{ id: number }>`
          insert into outgoing_emails (kind, language, to_name, to_address, subject, html, plain, queued_at)
          select 'stage', 'es', 'Persona ' || n, 'persona' || n || '@bench.test', 'Tu postulación', ${`<p>${body}</p>`}, ${body}, ${now()}
          from generate_series(1, ${mails}::integer) n returning id`.execute(tx)
        const [first, ...others] = rows.map(({ id }) => id)
        await jobs.enqueue(tx, 'send-email', { email: first })
        // The product queues each e-mail separately; here its job is copied, so that all come at once.
        await sql`
          insert into pgboss.job select (jsonb_populate_record(job, jsonb_build_object(
            'id', gen_random_uuid(), 'data', jsonb_build_object('email', other)))).*
          from pgboss.job, unnest(${others}::bigint[]) other
          where name = 'send-email' and data ->> 'email' = ${String(first)}`.execute(tx)
        ready.resolve()
        await commit.promise
      })
      await Promise.race([ready.promise, queued])
      return async (going) => {
        commit.resolve()
        await queued
        while (going() && taken() - before < mails) await pause(50)
        return `${taken() - before} e-mails sent`
      }
    },
  }
}

/** Removes queued e-mails, and waits for those in progress. */
export async function forgetMails(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from pgboss.job where name = 'send-email' and state in ('created', 'retry')`)
  await pool.query(`update outgoing_emails set status = 'failed' where status = 'queued' and attempts = 0`)
  for (let left = 600; left > 0; left -= 1) {
    const { rowCount } = await pool.query(`select from pgboss.job where name = 'send-email' and state = 'active' limit 1`)
    if (rowCount === 0) return
    await pause(50)
  }
}

/** An SMTP server that discards e-mails. */
export async function startMailSink() {
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', () => {
        taken += 1
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
