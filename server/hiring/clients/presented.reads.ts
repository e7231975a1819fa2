import { sql } from 'kysely'
import type { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/**
 * One page of the past applications that imports brought along for a client (MOV-01), of people and vacancies that the viewer may see. The search
 * also finds the year.
 */
export function readPresented(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  viewer: Viewer,
  id: string,
  query: QueryOf<typeof listPresentedEndpoint>,
) {
  const year = sql`to_char(applications.applied_at at time zone ${config.timeZone}, 'YYYY')`
  const brought = db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.uuid', 'applications.applied_at', 'applications.stage'])
    .select(['applications.hired_at', 'applications.withdrawn_at'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(['users.uuid as person_uuid', fullName.as('fullname')])
    .where('vacancies.client_id', '=', db.selectFrom('clients').select('id').where(recordIs('clients', id)))
    .where('applications.brought_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
  return readPage(
    db,
    brought,
    query,
    'applications',
    { applied_at: 'applied_at' },
    sql`(users.search || vacancies.search || searchable(${year}))`,
  )
}
export type PresentedRow = Awaited<ReturnType<typeof readPresented>>['rows'][number]
