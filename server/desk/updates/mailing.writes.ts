import type { FastifyBaseLogger } from 'fastify'
import { calendarDay, clockTime } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { dailyUpdatesMail } from './mails/daily-updates.mail.ts'
import { updateMail } from './mails/update.mail.ts'
import type { UpdateLine } from './mails/update-lines.ts'
import { isUnmailed, readReceivers, readUnmailed, readUpdateSettings, type UnmailedUpdate } from './updates.reads.ts'
import { unsubscribeUrl } from './views/unsubscribe-link.ts'

const minuteMs = 60_000
type Mailing = Pick<Platform, 'db' | 'now' | 'config' | 'jobs' | 'secretKey' | 'stated'>
type Receiver = Awaited<ReturnType<typeof readReceivers>>[number]

/** Starts the periodic task that e-mails updates to staff. Returns a function that stops it. */
export function startMailingUpdates(platform: Mailing, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    async () => {
      await mailUpdates(platform)
      await mailDigests(platform)
    },
    minuteMs,
    (error) => log.warn({ err: error }, 'e-mailing notices failed'),
  )
}

/**
 * E-mails the updates of the kinds that colleagues want at once: those unread and readable at this moment, one e-mail per kind. So a burst
 * is one e-mail, and what was read on the site within the minute is none (NOT-02).
 */
export async function mailUpdates(platform: Mailing): Promise<void> {
  await runEach(
    await readReceivers(platform.db, 'at_once'),
    ({ id }) => `updates of colleague ${id}`,
    (receiver) =>
      platform.db.transaction().execute(async (tx) => {
        const found = await takeUnmailed(tx, platform, receiver, 'at_once')
        for (const [kind, rows] of Map.groupBy(found, (row) => row.kind)) await queueUpdates(tx, platform, receiver, kind, rows)
      }),
  )
}

/**
 * Sends each colleague at most one e-mail a day, from the morning hour of their time zone on, else of the site's. It has what is unread and
 * readable at this moment; without any there is no e-mail (NOT-02).
 */
export async function mailDigests(platform: Mailing): Promise<void> {
  const now = platform.now()
  const zoneOf = ({ time_zone }: Receiver) => time_zone ?? platform.config.timeZone
  const isDue = (receiver: Receiver) =>
    receiver.day !== calendarDay(now, zoneOf(receiver)) &&
    Number.parseInt(clockTime(now, zoneOf(receiver)), 10) >= limits.updates.digestHour
  const due = (await readReceivers(platform.db, 'daily')).filter(isDue)
  await runEach(
    due,
    ({ id }) => `daily e-mail of colleague ${id}`,
    (receiver) =>
      platform.db.transaction().execute(async (tx) => {
        const day = calendarDay(now, zoneOf(receiver))
        if (!(await beginDay(tx, receiver.id, day))) return
        const found = await takeUnmailed(tx, platform, receiver, 'daily')
        if (found.length > 0) await queueDigest(tx, platform, receiver, found)
      }),
  )
}

/** Notes the day of a daily e-mail. Returns false when another process has sent it. */
async function beginDay(tx: Tx, user_id: number, day: string): Promise<boolean> {
  const begun = await tx
    .insertInto('notice_digests')
    .values({ user_id, day })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ day }).where('notice_digests.day', '<>', day))
    .returning('user_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** The updates to report, marked as reported. Those that the colleague may not read now stay, in case the right comes back. */
async function takeUnmailed(
  tx: Tx,
  { stated }: Mailing,
  { id }: Receiver,
  delivery: 'at_once' | 'daily',
): Promise<UnmailedUpdate[]> {
  // Another process waits here, and then finds them marked.
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const viewer = await findColleague(tx, id)
  if (!viewer) return []
  const settings = await readUpdateSettings(tx, id)
  const kinds = updateKinds.filter((kind) => settings[kind] === delivery)
  if (kinds.length === 0) return []
  // An event that comes between reading and marking waits, and is in the next e-mail.
  await lockUnmailed(tx, id)
  const found = await readUnmailed({ db: tx, stated }, viewer, kinds)
  if (found.length > 0)
    await tx
      .updateTable('staff_notices')
      .set(({ ref }) => ({ mailed_at: ref('at') }))
      .where(
        'id',
        'in',
        found.map((row) => row.id),
      )
      .execute()
  return found.filter(({ count }) => count > 0)
}

async function lockUnmailed(tx: Tx, userId: number): Promise<void> {
  await tx
    .selectFrom('staff_notices as notice')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isUnmailed('notice'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function queueUpdates(tx: Tx, platform: Mailing, receiver: Receiver, kind: UpdateKind, rows: readonly UnmailedUpdate[]) {
  const { language } = receiver
  const facts = { kind, lines: linesOf(rows), unsubscribeUrl: unsubscribeUrl(platform, receiver.uuid, kind, language) }
  const composed = updateMail.compose({ ...(await contextOf(tx, platform, receiver)), ...facts })
  await queueMail(tx, platform, { kind: updateMail.kind, ...envelopeOf(receiver), ...composed }, platform.now())
}

async function queueDigest(tx: Tx, platform: Mailing, receiver: Receiver, rows: readonly UnmailedUpdate[]) {
  const facts = { lines: linesOf(rows), unsubscribeUrl: unsubscribeUrl(platform, receiver.uuid, 'daily', receiver.language) }
  const composed = dailyUpdatesMail.compose({ ...(await contextOf(tx, platform, receiver)), ...facts })
  await queueMail(tx, platform, { kind: dailyUpdatesMail.kind, ...envelopeOf(receiver), ...composed }, platform.now())
}

async function contextOf(tx: Tx, platform: Mailing, { language, first_name: recipient }: Receiver) {
  return { language, site: await readMailSite(platform, tx, language), recipient }
}

const envelopeOf = ({ id, name, email, language }: Receiver) => ({ userId: id, language, to: { name, address: email } })

/** One line for each kind and vacancy; vacancies in the order of the rows, kinds in that of the settings. */
function linesOf(rows: readonly UnmailedUpdate[]): UpdateLine[] {
  const byVacancy = [...Map.groupBy(rows, ({ vacancy_id }) => vacancy_id).values()]
  return byVacancy.flatMap((own) =>
    updateKinds.flatMap((kind) => {
      const same = own.filter((row) => row.kind === kind)
      const count = same.reduce((sum, row) => sum + row.count, 0)
      return count > 0 ? [{ kind, vacancy: own[0]?.title ?? null, count }] : []
    }),
  )
}
