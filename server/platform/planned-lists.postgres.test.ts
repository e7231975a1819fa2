import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedModules, waitingKinds } from '#domain/desk/dashboard/dashboard.contract.ts'
import { everyPermission } from '#domain/kernel/permissions.ts'
import { readUserSkills } from '../assessment/skills/user-skills.reads.ts'
import { readAudit } from '../desk/audit/audit.reads.ts'
import { readCounts, readWaiting } from '../desk/dashboard/dashboard.reads.ts'
import { readWaitingPeople } from '../desk/dashboard/waiting.reads.ts'
import { findPeople, findVacancies } from '../desk/search/search.reads.ts'
import { readApplicationsOf } from '../hiring/applications/applications.reads.ts'
import { readApplicants, readSources } from '../hiring/vacancies/applicants.reads.ts'
import { readStaffVacancies } from '../hiring/vacancies/reads/staff-vacancies.ts'
import { readPersonal } from '../people/profile/personal.reads.ts'
import { readUsers } from '../people/users/users-list.reads.ts'
import { sharedTestApp } from '../testing/app.ts'
import { makeApplication, makeVacancy } from '../testing/records.ts'
import { statementsOf } from '../testing/statements.ts'
import type { Platform, Tx } from './platform.ts'
import type { Person } from './sessions/viewer.ts'

const site = sharedTestApp()

/** The number of statements of a read that its connection keeps planned. */
async function countPlanned(platform: Platform, read: (tx: Tx) => Promise<unknown>): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const { groups } = await statementsOf(() => read(tx))
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements where name <> ''`.execute(tx)
    const kept = new Set(rows.map(({ statement }) => statement))
    return groups.flat().filter(({ text }) => kept.has(text)).length
  })
}

test('P6 frequent lists, counts and searches keep their large statements planned', async () => {
  const { platform } = site
  const vacancy = await makeVacancy(platform)
  const { id } = await site.person({ role: 'administrator' })
  const candidate = await site.person()
  await makeApplication(platform, vacancy.id, candidate.id)
  const { uuid, role_id: roleId } = await platform.db
    .selectFrom('users')
    .select(['uuid', 'role_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rights = { roleId, permissions: everyPermission, limited: false }
  const viewer: Person = { kind: 'person', id, uuid, sessionId: 0, language: 'es', ...rights }
  const firstPage = { page: 0, size: 10, q: '', sort: '-created_at' } as const
  await platform.db
    .insertInto('audit_log')
    .values({ actor_id: id, action: 'vacancy.changed', subject_type: 'vacancy', subject_id: vacancy.id })
    .execute()
  const unopened = { sort: 'notified_at', waiting: 'unopened', mine: false } as const
  const now = platform.now()
  const reads: Record<string, [statements: number, read: (tx: Tx) => Promise<unknown>]> = {
    'vacancies of staff': [1, (tx) => readStaffVacancies(tx, viewer, firstPage)],
    counts: [1, (tx) => readCounts(tx, viewer, countedModules, 'es')],
    'what waits': [1, (tx) => readWaiting(tx, { viewer, scoped: viewer }, waitingKinds, now)],
    people: [1, (tx) => readUsers(tx, viewer, firstPage, {})],
    audit: [1, (tx) => readAudit({ ...platform, db: tx }, viewer, { ...firstPage, sort: '-at', person: '' })],
    'applicants of a vacancy': [
      1,
      (tx) => readApplicants(tx, viewer, vacancy.id, { ...firstPage, source: '', answers: '', step: '' }),
    ],
    'sources of applicants': [1, (tx) => readSources(tx, viewer, vacancy.id)],
    'people who wait': [1, (tx) => readWaitingPeople(tx, viewer, { ...firstPage, ...unopened }, now)],
    'own data': [1, (tx) => readPersonal(tx, id, 'es', now)],
    'people by name': [2, (tx) => findPeople(tx, viewer, 'zutano')],
    'vacancies by name': [3, (tx) => findVacancies(tx, viewer, 'zutano')],
    'skills of a candidate': [1, (tx) => readUserSkills({ ...platform, db: tx }, id, 'es')],
    'applications of a candidate': [2, (tx) => readApplicationsOf(tx, { id, language: 'es' }, firstPage, now)],
  }
  for (const [name, [statements, read]] of Object.entries(reads))
    expect([name, await countPlanned(platform, read)]).toEqual([name, statements])
})
