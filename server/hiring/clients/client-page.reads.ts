import { sql } from 'kysely'
import type { listVacanciesOfClientEndpoint } from '#domain/hiring/clients/client-page.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { isOfOpenAccount } from '../cards/counted.reads.ts'
import { colleagueOf } from './clients.reads.ts'

const contactColumns = ['id', 'uuid', 'client_id', 'name', 'role', 'email', 'phone', 'note', 'main', 'version'] as const

/** The contacts of a client, the main one first (CLT-01). */
export const readContacts = (db: Reader, clientId: number) =>
  db
    .selectFrom('client_contacts')
    .select(contactColumns)
    .where('client_id', '=', clientId)
    .orderBy('main', 'desc')
    .orderBy(inOrder('name'))
    .orderBy('id')
    .execute()

export const readContact = (db: Reader, clientId: number, id: string) =>
  db
    .selectFrom('client_contacts')
    .select(contactColumns)
    .where('client_id', '=', clientId)
    .where(recordIs('client_contacts', id))
    .executeTakeFirst()
export type ContactRow = NonNullable<Awaited<ReturnType<typeof readContact>>>

/** Locks a client until the transaction ends, so that two changes of its contacts or files follow each other. */
export const lockClient = (tx: Tx, id: number) =>
  tx.selectFrom('clients').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const filesOf = (db: Reader, clientId: number) =>
  db
    .selectFrom('client_files')
    .innerJoin('files', 'files.id', 'client_files.file_id')
    .select(['files.id', 'files.uuid', 'files.original_name', 'files.bytes', 'files.created_at'])
    .select(colleagueOf('client_files.added_by').as('added_by'))
    .where('client_files.client_id', '=', clientId)

/** The files of a client, the newest first (CLT-01). */
export const readClientFiles = (db: Reader, clientId: number) => filesOf(db, clientId).orderBy('files.id', 'desc').execute()

export const readClientFile = (db: Reader, clientId: number, id: string) =>
  filesOf(db, clientId).where(recordIs('files', id)).executeTakeFirst()
export type ClientFileRow = NonNullable<Awaited<ReturnType<typeof readClientFile>>>

/** The current cards of a vacancy by stage, as its board counts them for the viewer. */
const cardsByStage = (viewer: Viewer) => sql<Partial<Record<Stage, number>>>`coalesce((
  select json_object_agg(stage, cards) from (
    select applications.stage, count(*)::integer as cards from applications
    where applications.vacancy_id = vacancies.id and applications.removed_at is null and ${isOfOpenAccount}
      and ${isApplicantKnownTo(viewer)}
    group by applications.stage
  ) as counted
), '{}'::json)`

const hires = sql<number>`(
  select count(*)::integer from applications where applications.vacancy_id = vacancies.id and applications.hired_at is not null
)`

/** A page of the vacancies of a client that the viewer sees (CLT-01). */
export function readVacanciesOfClient(
  db: Reader,
  viewer: Viewer,
  id: string,
  query: QueryOf<typeof listVacanciesOfClientEndpoint>,
) {
  const vacancies = db
    .selectFrom('vacancies')
    .select(['vacancies.id', 'vacancies.uuid', 'vacancies.title', 'vacancies.language', 'vacancies.openings'])
    .select(['vacancies.active', 'vacancies.published_at', 'vacancies.expired'])
    .select([cardsByStage(viewer).as('cards'), hires.as('hired')])
    .where('vacancies.client_id', '=', db.selectFrom('clients').select('id').where(recordIs('clients', id)))
    .where(isVacancyVisibleTo(viewer))
  return readPage(db, vacancies, query, 'vacancies', { created_at: 'created_at', name_job: inOrder('vacancies.title') })
}
export type VacancyOfClientRow = Awaited<ReturnType<typeof readVacanciesOfClient>>['rows'][number]
