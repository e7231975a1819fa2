import { sourceByStaff } from '#domain/hiring/applications/source.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform } from '../../platform/platform.ts'
import { areAllFound } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readPeopleToAdd } from './adding.reads.ts'
import { applyTo, openVacancy } from './applications.writes.ts'

/**
 * Adds candidates to a vacancy, all or nobody (INT-04). Refuses as openVacancy does, with errors.not_found for a person whom the viewer may
 * not read or whose account is deleted, and with applications.error.staff for a colleague. A person needs no CV, and the daily limit of
 * applications does not count, because staff decide.
 */
export async function addPeople(
  platform: Platform,
  actor: Person,
  vacancyId: string,
  ids: readonly string[],
): Promise<{ added: number; there: number } | Refusal> {
  return platform.db.transaction().execute(async (tx) => {
    const people = await readPeopleToAdd(tx, actor, ids)
    if (!areAllFound(ids, people)) return refuse('errors.not_found')
    if (people.some(({ is_staff }) => is_staff)) return refuse('applications.error.staff')
    let added = 0
    for (const { id, language, source_note } of people) {
      // Read for each person, because the place is after the last card.
      const vacancy = await openVacancy(tx, platform, actor, vacancyId)
      if (isRefusal(vacancy)) return vacancy
      const applicant = { userId: id, vacancy, language, source: sourceByStaff(source_note), addedBy: actor }
      if ((await applyTo(tx, platform, applicant)) === 'new_apply') added += 1
    }
    return { added, there: people.length - added }
  })
}
