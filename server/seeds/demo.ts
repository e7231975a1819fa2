import { sourceOf } from '#domain/hiring/applications/source.rules.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { stageEmailRequest } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { clientForm } from '#domain/hiring/clients/clients.contract.ts'
import { calendarDay, clockTime } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { firstStage, isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { contactForm } from '#domain/site/contact/contact.contract.ts'
import type { SkillValues } from '../assessment/skills/skills.views.ts'
import { addSkill } from '../assessment/skills/skills.writes.ts'
import type { Database } from '../database/database.ts'
import { apply } from '../hiring/applications/applications.writes.ts'
import { recordOpening } from '../hiring/applications/opened.writes.ts'
import { moveCard } from '../hiring/board/board.writes.ts'
import { notifyApplicant } from '../hiring/candidate-emails/candidate-emails.writes.ts'
import { addClient } from '../hiring/clients/clients.writes.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { leaveMessage, markRead } from '../site/contact/contact.writes.ts'
import { ensureBank } from './demo-bank-file.ts'
import { type DemoCandidate, demoCandidates, demoClients, demoMessages, demoSkills } from './demo-cast.ts'
import { daysAgo, demoClock, hour } from './demo-clock.ts'
import { fillCompany } from './demo-company.ts'
import { done } from './demo-done.ts'
import { ensureCandidate, ensureStaff } from './demo-people.ts'
import { demoVacancies } from './demo-vacancies.ts'
import { ensureVacancy } from './demo-vacancy-writes.ts'

/** The visits that led to the demo's applications. */
const arrivals = [{}, { source: 'linkedin' }, { referrer: 'www.google.com' }, { source: 'feria de empleo' }]
const lockNumber = 7_264_124
const begun = 'demo.begun'
const loaded = 'demo.loaded'

/**
 * Fills an empty database with the demo world. The cast comes through the project's own writes, so that its history, audit and e-mails are
 * real; the year around it is inserted in sets. The next start continues an interrupted load, because every step checks first whether it was
 * done. A database in use is left unchanged. Returns whether the database has the demo world.
 */
export async function loadDemo(platform: Platform): Promise<boolean> {
  return withLoadLock(platform.database, async () => {
    const state = await readDemoState(platform)
    if (state === 'loaded') return true
    if (state === 'in use') return false
    if (state === 'absent') await mark(platform, begun)
    await load(platform)
    await mark(platform, loaded)
    return true
  })
}

const nothingElse = { clients: [], skills: [], vacancies: [] }

async function load(platform: Platform): Promise<void> {
  await fillCompany(platform)
  const { administrator, recruiter } = await ensureStaff(platform)
  const isWhole = platform.config.demo === 'world'
  const { clients, skills, vacancies } = isWhole ? (await import('./demo-crowd.ts')).crowd : nothingElse
  for (const client of [...demoClients, ...clients]) await ensureClient(platform, administrator, client)
  for (const skill of [...demoSkills, ...skills]) await ensureSkill(platform, administrator, skill)
  if (isWhole) for (const { name } of [...demoSkills, ...skills]) await ensureBank(platform, administrator, name)
  for (const vacancy of [...demoVacancies, ...vacancies]) await ensureVacancy(platform, recruiter, vacancy)
  for (const candidate of demoCandidates) await ensureCandidateStory(platform, recruiter, candidate)
  if (isWhole) await (await import('./demo-year.ts')).loadYear(platform, recruiter)
  for (const message of demoMessages) await ensureMessage(platform, recruiter, message)
}

async function ensureClient(platform: Platform, actor: Person, client: (typeof demoClients)[number]): Promise<void> {
  const there = await platform.db.selectFrom('clients').select('id').where('name', '=', client.name).executeTakeFirst()
  if (there) return
  const form = clientForm.parse({ name_clients: client.name, ubication_clients: client.location, status_clients: 'A' })
  done(client.name, await addClient(platform, actor, form))
}

async function ensureSkill(platform: Platform, actor: Person, skill: SkillValues): Promise<void> {
  const there = await platform.db.selectFrom('skills').select('id').where('name', '=', skill.name).executeTakeFirst()
  if (!there) done(skill.name, await addSkill(platform, actor, skill))
}

async function ensureCandidateStory(platform: Platform, recruiter: Person, candidate: DemoCandidate): Promise<void> {
  const person = await ensureCandidate(daysAgo(platform, candidate.registeredDaysAgo), candidate)
  await ensureApplications(platform, recruiter, person, candidate)
}

async function ensureApplications(
  platform: Platform,
  recruiter: Person,
  person: Person,
  candidate: DemoCandidate,
): Promise<void> {
  for (const [nth, { vacancy: title, daysAgo: days, stage }] of candidate.applications.entries()) {
    const then = daysAgo(platform, days)
    const vacancy = await platform.db
      .selectFrom('vacancies')
      .select(['id', 'uuid'])
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    // A candidate who is on the board already stays there.
    const source = sourceOf(arrivals[(person.id + nth) % arrivals.length] ?? {})
    done(title, await apply(then, person, vacancy.uuid, { source }))
    const card = await platform.db
      .selectFrom('applications')
      .select(['id', 'uuid', 'version', 'stage', 'notified_stage'])
      .where('vacancy_id', '=', vacancy.id)
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const seen = daysAgo(platform, days - 1)
    let later = seen
    const way = wayTo(stage)
    for (const [step, name_board] of way.entries()) {
      later = daysAgo(platform, (days - 1) * (1 - step / way.length))
      if (step <= way.indexOf(card.stage)) continue
      const move = { uuid_element: card.uuid, name_board, before: null }
      done(title, await moveCard(later, { actor: recruiter, origin: null }, move))
    }
    // Staff have not opened the latest applications.
    if (days > 3 || stage !== firstStage) await recordOpening(platform.db, recruiter, { card: card.uuid }, seen.now())
    // Rejected candidates wait for their e-mail, and their cards say so.
    if (card.notified_stage !== stage && stage !== 'reject')
      await queueStageMail(later, recruiter, card.uuid, stage, {
        ...{ lang: candidate.language, today: platform.now(), nth: demoCandidates.indexOf(candidate) },
      })
  }
}

/** The stages through which a card gets to a stage. The rejected were tested first. */
function wayTo(stage: Stage): readonly Stage[] {
  return stage === rejectionStage ? ['makeTest', stage] : stages.slice(1, stages.indexOf(stage) + 1)
}

/**
 * Queues the e-mail of the stage; for an interview, an invitation to one on a working day to come, because one to an interview that is over
 * would not be sent. `nth` is the place of the card among the cast's: interviews are spread over the day.
 */
async function queueStageMail(
  platform: Platform,
  recruiter: Person,
  card: string,
  stage: Stage,
  { lang, today, nth }: { readonly lang: Language; readonly today: Date; readonly nth: number },
): Promise<void> {
  const { uuid } = await platform.db
    .selectFrom('notification_templates')
    .select('uuid')
    .where('stage', '=', stage)
    .where('language', '=', lang)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const { timeZone } = platform.config
  const startsAt = demoClock(today, timeZone).ahead(nth % 3, hour(9 + (nth % 4) * 2, 30))
  const endsAt = new Date(startsAt.getTime() + (nth % 2 === 0 ? 45 : 60) * 60_000)
  const times = { date: calendarDay(startsAt, timeZone), from: clockTime(startsAt, timeZone), to: clockTime(endsAt, timeZone) }
  const interview = { ...times, sender: 'Demo Reclutador', place: 'https://meet.demo.test/cantera' }
  const interview_data = isInterview(stage) ? interview : ('' as const)
  const request = stageEmailRequest.parse({ lang, stage, vacant_id: card, interview_data, template: { uuid } })
  done(stage, await notifyApplicant(platform, { actor: recruiter, origin: null }, request))
}

async function ensureMessage(
  platform: Platform,
  reader: Person,
  { daysAgo: days, read, ...fields }: (typeof demoMessages)[number],
): Promise<void> {
  const find = () => platform.db.selectFrom('contact_messages').selectAll().where('email', '=', fields.email).executeTakeFirst()
  if (!(await find())) await leaveMessage(daysAgo(platform, days), contactForm.parse(fields))
  const message = await find()
  if (read && message) await markRead(daysAgo(platform, days - 1), reader, message)
}

async function isInUse({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const vacancy = await db.selectFrom('vacancies').select('id').limit(1).executeTakeFirst()
  return user !== undefined || vacancy !== undefined
}

/** How much of the demo world the database has. One in use by others gets none of it. */
export async function readDemoState(platform: Pick<Platform, 'db'>): Promise<'absent' | 'begun' | 'loaded' | 'in use'> {
  if (await isMarked(platform, loaded)) return 'loaded'
  if (await isMarked(platform, begun)) return 'begun'
  return (await isInUse(platform)) ? 'in use' : 'absent'
}

async function isMarked({ db }: Pick<Platform, 'db'>, action: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_type', '=', 'demo')
    .where('action', '=', action)
    .executeTakeFirst()
  return row !== undefined
}

/** Records the progress of the load in the audit; the end also marks the cast as fictitious. */
async function mark(platform: Platform, action: typeof begun | typeof loaded): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const cast = demoCandidates.map((candidate) => candidate.email)
    await tx.updateTable('users').set({ is_demo: true }).where('email', 'in', cast).execute()
    await audit(tx, null, { action, subjectType: 'demo', subjectId: null }, platform.now())
  })
}

/** Makes a second process on the same PostgreSQL wait; the embedded database has one process. */
async function withLoadLock<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work()
  const client = await database.sessions.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await work()
  } finally {
    // Closing the session releases the lock.
    client.release(true)
  }
}
