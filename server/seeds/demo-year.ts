import { fullName } from '#domain/kernel/full-name.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { demoPassword } from './demo-cast.ts'
import { type DemoClock, demoClock } from './demo-clock.ts'
import { addDesk } from './demo-desk.ts'
import { ensureColleagues } from './demo-people.ts'
import { ensureVacancy } from './demo-vacancy-writes.ts'
import { addYearApplications, type YearIds } from './demo-year-applications.ts'
import { addYearTests } from './demo-year-attempts.ts'
import { nameCvs, storeCvs } from './demo-year-cvs.ts'
import { addYearMails } from './demo-year-mails.ts'
import { addYearPeople } from './demo-year-people.ts'
import { planYear } from './demo-year-plan.ts'
import { demoColleagues } from './demo-year-texts.ts'
import { closedVacanciesOf } from './demo-year-vacancies.ts'

/** Loads what the whole demo world has besides its cast: colleagues, the vacancies of the past year, and its people. */
export async function loadYear(platform: Platform, recruiter: Person): Promise<void> {
  await ensureColleagues(platform, demoColleagues)
  const clock = demoClock(platform.now(), platform.config.timeZone)
  for (const vacancy of closedVacanciesOf(clock)) await ensureVacancy(platform, recruiter, vacancy)
  await ensureYear(platform, clock)
}

/**
 * Adds the year of the demo world: its people, what became of their applications, and their tests. One transaction inserts it in sets, because
 * hundreds of people are too many for the writes of features, one by one. A load that was interrupted begins it anew.
 */
async function ensureYear(platform: Platform, clock: DemoClock): Promise<void> {
  const { db } = platform
  const plan = planYear(clock)
  const [first] = plan.people
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', first?.email ?? '')
    .executeTakeFirst()
  if (there) return
  const cvs = await storeCvs(platform, plan.people)
  const passwordHash = await platform.passwords.hash(demoPassword)
  const hired = new Set(
    plan.applications.filter(({ steps }) => steps.at(-1)?.kind === 'hired').map(({ person }) => person.number),
  )
  await db.transaction().execute(async (tx) => {
    const fileOf = await nameCvs(tx, cvs)
    const people = await addYearPeople(tx, plan.people, { fileOf, hired, passwordHash })
    const ids: YearIds = { people, ...(await readIds(tx)), timeZone: platform.config.timeZone }
    const added = await addYearApplications(tx, plan.applications, ids)
    await addYearTests(tx, platform, plan.tests, ids)
    await addYearMails(tx, platform, added, ids)
    await addDesk(tx, platform, { clock, ids, added })
  })
}

async function readIds(tx: Tx): Promise<Pick<YearIds, 'vacancies' | 'colleagues' | 'reasons'>> {
  const vacancies = await tx.selectFrom('vacancies').select(['id', 'title']).execute()
  const colleagues = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('role_id', 'not in', [2, 3])
    .execute()
  const reasons = await tx.selectFrom('rejection_reasons').select(['id', 'name']).execute()
  return {
    vacancies: new Map(vacancies.map(({ title, id }) => [title, id])),
    colleagues: new Map(
      colleagues.map(({ id, email, first_name, last_name }) => [email, { id, name: fullName(first_name, last_name) }]),
    ),
    reasons: new Map(reasons.map(({ name, id }) => [name, id])),
  }
}
