import type { FastifyBaseLogger } from 'fastify'
import { calendarDay } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import { inBatches, startRounds } from '../../platform/rounds.ts'
import { readDueVacancies } from './closing.reads.ts'
import { publication } from './vacancies.writes.ts'

const batch = 50
const minuteMs = 60_000
type Closing = Pick<Platform, 'db' | 'now' | 'config'>

/** Closes every minute the vacancies whose last day is over. Returns how to stop. */
export function startClosing(platform: Closing, log: FastifyBaseLogger): () => void {
  return startRounds(
    () => closeDueVacancies(platform),
    minuteMs,
    (error) => log.warn({ err: error }, 'closing vacancies failed'),
  )
}

/** Closes the vacancies whose last day is over as somebody would by hand, as of the end of that day; answers how many (decision 0067). */
export function closeDueVacancies(platform: Closing): Promise<number> {
  const { timeZone } = platform.config
  const now = platform.now()
  return inBatches(platform, batch, async (tx, size) => {
    const due = await readDueVacancies(tx, calendarDay(now, timeZone), size)
    for (const { id, title, version, closes_on, ...before } of due) {
      await tx
        .updateTable('vacancies')
        .set({ ...publication(before, false, endOfDay(closes_on, timeZone)), version: version + 1, updated_at: now })
        .where('id', '=', id)
        .execute()
      await audit(tx, null, { action: 'vacancy.closed', subjectType: 'vacancy', subjectId: id, detail: { title } }, now)
    }
    return due.length
  })
}
