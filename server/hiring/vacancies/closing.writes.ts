import type { FastifyBaseLogger } from 'fastify'
import { calendarDay } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { audit } from '../../platform/audit/audit.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type LockedVacancy, readDueVacancies, readDueVacancy, readVacancyToClose } from './closing.reads.ts'
import { publicationColumns } from './vacancies.writes.ts'

const minuteMs = 60_000
type Closing = Pick<Platform, 'db' | 'now' | 'config'>

/** Closes overdue vacancies every minute. Returns a function that stops it. */
export function startClosing(platform: Closing, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => closeDueVacancies(platform),
    minuteMs,
    (error) => log.warn({ err: error }, 'closing vacancies failed'),
  )
}

interface Closed {
  readonly at: Date
  /** Null when its last day was over. */
  readonly actor: Person | null
  readonly action: 'vacancy.closed' | 'vacancy.stopped'
}

/** Closes a vacancy that this transaction has locked, with its audit row. */
async function close(tx: Tx, vacancy: LockedVacancy, { at, actor, action }: Closed, now: Date): Promise<void> {
  const { id, title, version } = vacancy
  await tx
    .updateTable('vacancies')
    .set({ ...publicationColumns(vacancy, false, at), expired: actor === null, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute()
  await audit(tx, actor, { action, subjectType: 'vacancy', subjectId: id, detail: { title } }, now)
}

/** Closes a vacancy on behalf of staff (TEA-03). Returns undefined when there is none with this id; a closed one stays as it is. */
export function closeVacancy(platform: Closing, actor: Person, id: string): Promise<{ uuid: string; title: string } | undefined> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const found = await readVacancyToClose(tx, actor, id)
    if (!found?.active) return found
    await close(tx, found, { at: now, actor, action: 'vacancy.stopped' }, now)
    return found
  })
}

/**
 * Closes the vacancies whose last day is over, as of the end of that day (ADR-0006), each in its own transaction. Throws at the
 * end when some could not be closed.
 */
export async function closeDueVacancies(platform: Closing): Promise<void> {
  const { db, config } = platform
  const now = platform.now()
  const today = calendarDay(now, config.timeZone)
  const closeDue = async (tx: Tx, id: number) => {
    const due = await readDueVacancy(tx, today, id)
    if (due) await close(tx, due, { at: endOfDay(due.closes_on, config.timeZone), actor: null, action: 'vacancy.closed' }, now)
  }
  await runEach(
    await readDueVacancies(db, today),
    ({ id }) => `vacancy ${id}`,
    ({ id }) => db.transaction().execute((tx) => closeDue(tx, id)),
  )
}
