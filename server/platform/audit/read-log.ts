import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { ListOfPeople, ReadKind, ReadRecord } from '#domain/kernel/staff-reads.ts'
import type { Reader } from '../../database/database.ts'
import type { Log } from '../log.ts'

/** A read of several people, or of the person of one record. The file is a CV or a file of a portfolio. */
type NotedRead =
  | { readonly what: 'list' | 'export'; readonly list: ListOfPeople; readonly rows: number | null }
  | { readonly what: ReadKind; readonly of: ReadRecord | 'file'; readonly id: string }

interface Waiting {
  readonly actor: string
  readonly what: ReadKind
  readonly list: string | null
  readonly rows: number | null
  readonly of: string | null
  /** The record by its uuid or by its number (SPEC-02). */
  readonly uuid: string | null
  readonly number: string | null
  readonly at: string
}

/** Collects what staff read of people, and writes it some time after the answers, many reads by one statement (AUD-01, ADR-0177). */
export interface ReadLog {
  /** Notes a read by the colleague with this uuid. A repetition within a minute is the same read, except for an export. */
  note(actor: string, read: NotedRead): void
  /** Writes what was noted. After a failure it stays noted. */
  flush(): Promise<void>
  /** Writes what was noted and stops. */
  close(): Promise<void>
}

export function openReadLog(db: Reader, now: () => Date, log: Log): ReadLog {
  const { pauseMs, mostWaiting, sameReadMs } = limits.readLog
  /** When each read was noted last, oldest first. */
  const recent = new Map<string, number>()
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let lost = 0

  const write = async () => {
    const before = now().getTime() - sameReadMs
    for (const [key, at] of recent) if (at <= before) recent.delete(key)
    const batch = waiting
    if (batch.length === 0) return
    waiting = []
    try {
      await insertReads(db, batch)
    } catch (error) {
      waiting = [...batch, ...waiting]
      log.warn({ err: error, reads: waiting.length }, 'the read log could not be written, and is tried again')
      plan()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  const plan = () => {
    timer ??= setTimeout(() => void flush(), pauseMs).unref()
  }

  return {
    note(actor, read) {
      const at = now()
      const { what } = read
      const [of, id] = 'of' in read ? [read.of, read.id] : [null, null]
      const [list, rows] = 'of' in read ? [null, null] : [read.list, read.rows]
      const key = [actor, what, list, of, id].join(' ')
      const last = recent.get(key)
      if (what !== 'export' && last !== undefined && at.getTime() - last < sameReadMs) return
      recent.delete(key)
      recent.set(key, at.getTime())
      if (waiting.length >= mostWaiting) {
        lost += 1
        if (lost % mostWaiting === 1) log.error({ lost }, 'reads are lost, because the read log cannot be written')
        return
      }
      const isNumber = id !== null && /^\d+$/.test(id)
      waiting.push({
        actor,
        what,
        list,
        rows,
        of,
        uuid: isNumber ? null : id,
        number: isNumber ? id : null,
        at: at.toISOString(),
      })
      plan()
    },
    flush,
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}

/** Writes reads with the people of their records; the trigger read_log_queued has them chained. Reads of unknown records, and of one's own data, are left out. */
async function insertReads(db: Reader, reads: readonly Waiting[]): Promise<void> {
  const is = (table: string) => sql`(${sql.ref(`${table}.uuid`)} = noted.uuid or ${sql.ref(`${table}.id`)} = noted.number)`
  await sql`
    insert into read_log (actor_id, what, list, rows, person_id, at)
    select actors.id, noted.what, noted.list, noted.rows, person.id, noted.at
    from rows from (jsonb_to_recordset(${JSON.stringify(reads)}::jsonb)
      as (actor uuid, what text, list text, rows integer, "of" text, uuid uuid, number bigint, at timestamptz)) with ordinality
      as noted(actor, what, list, rows, "of", uuid, number, at, place)
    join users as actors on actors.uuid = noted.actor
    left join lateral (
      select users.id from users where noted."of" = 'user' and ${is('users')}
      union all
      select applications.user_id from applications where noted."of" = 'application' and ${is('applications')}
      union all
      select user_skills.user_id from user_skills where noted."of" = 'user_skill' and ${is('user_skills')}
      union all
      select users.id from users join files on files.id = users.cv_file_id where noted."of" = 'file' and ${is('files')}
      union all
      select portfolio_items.user_id from portfolio_items join files on files.id = portfolio_items.file_id
      where noted."of" = 'file' and ${is('files')}
      union all
      select applications.user_id from files join screening_answers on screening_answers.file_id = files.id
      join applications on applications.id = screening_answers.application_id
      where noted."of" = 'file' and ${is('files')}
      limit 1
    ) as person on true
    where noted."of" is null or person.id <> actors.id
    order by noted.place`.execute(db)
}

/** What staff read of a person and of accounts that were merged into theirs, with the present role of the colleague (AUD-01). */
export const readReadsOf = (db: Reader, userId: number) =>
  db
    .selectFrom('read_log')
    .innerJoin('users as colleague', 'colleague.id', 'read_log.actor_id')
    .innerJoin('roles', 'roles.id', 'colleague.role_id')
    .select(['read_log.at', 'read_log.what', 'roles.name as role'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('read_log.person_id', '=', userId),
        eb(
          'read_log.person_id',
          'in',
          selectFrom('users as merged').select('merged.id').where('merged.merged_into', '=', userId),
        ),
      ]),
    )
    .orderBy('read_log.id')
    .execute()
