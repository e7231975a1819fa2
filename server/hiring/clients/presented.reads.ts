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
import { clientAnswer } from '../shortlists/client-answer.reads.ts'

/**
 * One page of the people presented to a client, of those and of vacancies that the viewer may see: by a shortlist (CLT-02), or before, in an
 * application that an import brought along (MOV-01). The search also finds the year.
 */
export function readPresented(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  viewer: Viewer,
  id: string,
  query: QueryOf<typeof listPresentedEndpoint>,
) {
  const year = sql`to_char(applications.applied_at at time zone ${config.timeZone}, 'YYYY')`
  const presented = db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.uuid', 'applications.applied_at', 'applications.stage'])
    .select(['applications.hired_at', 'applications.withdrawn_at'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(['users.uuid as person_uuid', fullName.as('fullname'), clientAnswer.as('answer')])
    .where('vacancies.client_id', '=', db.selectFrom('clients').select('id').where(recordIs('clients', id)))
    .where(
      sql<boolean>`(applications.brought_at is not null
        or exists (select from shortlist_people where shortlist_people.application_id = applications.id))`,
    )
    .where('users.deleted_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
  return readPage(
    db,
    presented,
    query,
    'applications',
    { applied_at: 'applied_at' },
    sql`(users.search || vacancies.search || searchable(${year}))`,
  )
}
export type PresentedRow = Awaited<ReturnType<typeof readPresented>>['rows'][number]
