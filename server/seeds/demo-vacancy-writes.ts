import { vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import { addVacancy, changeVacancy } from '../hiring/vacancies/vacancies.writes.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { daysAgo } from './demo-clock.ts'
import { done } from './demo-done.ts'
import type { DemoVacancy } from './demo-vacancy.ts'

/** Adds a vacancy as it was published, and closes it if it is over, unless that was done. */
export async function ensureVacancy(platform: Platform, actor: Person, vacancy: DemoVacancy): Promise<void> {
  const { name_job: title } = vacancy.fields
  const read = () => platform.db.selectFrom('vacancies').select(['id', 'active']).where('title', '=', title).executeTakeFirst()
  const form = async (status_job: 'A' | 'I') => {
    const client = await platform.db
      .selectFrom('clients')
      .select('uuid')
      .where('name', '=', vacancy.client)
      .executeTakeFirstOrThrow()
    const skills = await platform.db.selectFrom('skills').select('uuid').where('name', 'in', vacancy.skills).execute()
    const named = { client_id: client.uuid, skills: skills.map((skill) => skill.uuid) }
    const { closesInDays: days } = vacancy
    const closes_on = days && calendarDay(new Date(platform.now().getTime() + days * dayMs), platform.config.timeZone)
    return vacancyForm.parse({ ...vacancy.fields, ...named, status_job, closes_on })
  }
  const { publishedDaysAgo = 0, closedDaysAgo, publishedAt, closedAt } = vacancy
  const at = (instant: Date | undefined, days: number) =>
    instant ? { ...platform, now: () => instant } : daysAgo(platform, days)
  if (!(await read())) done(title, await addVacancy(at(publishedAt, publishedDaysAgo), actor, await form('A')))
  const added = await read()
  if ((closedAt || closedDaysAgo !== undefined) && added?.active)
    done(title, await changeVacancy(at(closedAt, closedDaysAgo ?? 0), actor, added.id, await form('I')))
}
