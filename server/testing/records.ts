import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { VacancyField } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { Replies } from '../database/schema.ts'
import type { Platform } from '../platform/platform.ts'
import type { TestApp } from './app.ts'

let made = 0

/** A valid vacancy form with a new client and skill; override the fields that the test is about. */
export async function vacancyFields(platform: Platform, overrides: Record<string, unknown> = {}) {
  const number = ++made
  const { db } = platform
  const client = await db
    .insertInto('clients')
    .values({ name: `Cliente ${number}`, location: 'Bogotá' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const skill = await db
    .insertInto('skills')
    .values({ name: `Habilidad ${number}`, description: '' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const fields = {
    name_job: `Vacante ${number}`,
    report_job: 'Gerencia',
    cant_vacant: 2,
    ubication: 'Bogotá',
    country: '',
    client_id: client.uuid,
    skills: [skill.uuid],
    point_limits: {},
    status_job: 'A',
    closes_on: '',
    priority_job: 'Normal',
    type_job: 'FullTime',
    location: 'Remote',
    language: 'es',
    currency: 'COP',
    salary_mode: 'agreed',
    salary: null,
    salarymax: null,
    description_job: '<p>Una descripción</p>',
    esential_job: '<p>Lo esencial</p>',
    know_skills: '<p>Conocimientos</p>',
    quality_min_job: '<p>Mínimos</p>',
    prefered_job: '<p>Preferible</p>',
    work_conditions_job: 'Horario flexible',
  } satisfies Record<Exclude<VacancyField, 'skills_id_job'>, unknown>
  return { ...fields, ...overrides }
}

/** Creates a published vacancy directly in the tables. */
export async function makeVacancy({ db, now }: Platform, overrides: Record<string, unknown> = {}) {
  const number = ++made
  const client = await db
    .insertInto('clients')
    .values({ name: `Cliente ${number}`, location: 'Bogotá' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const currency = await db.selectFrom('currencies').select('id').where('code', '=', 'COP').executeTakeFirstOrThrow()
  return db
    .insertInto('vacancies')
    .values({
      client_id: client.id,
      title: `Vacante ${number}`,
      reports_to: 'Gerencia',
      openings: 1,
      city: 'Bogotá',
      employment_type: 'FullTime',
      work_mode: 'Remote',
      priority: 'Normal',
      language: 'es',
      active: true,
      currency_id: currency.id,
      salary_mode: 'agreed',
      description_html: '<p>Descripción</p>',
      description_text: 'Descripción',
      essential_html: '',
      knowledge_html: '',
      minimum_html: '',
      preferred_html: '',
      conditions: '',
      published_at: now(),
      ...overrides,
    })
    .returning(['id', 'uuid', 'title'])
    .executeTakeFirstOrThrow()
}

/** Creates a card on the board directly in the tables. `position` is its order in the column. */
export async function makeApplication(
  { db }: Platform,
  vacancyId: number,
  userId: number,
  stage: Stage = 'apply',
  position = 'a0',
) {
  return db
    .insertInto('applications')
    .values({ vacancy_id: vacancyId, user_id: userId, stage, position })
    .returning(['id', 'uuid', 'version'])
    .executeTakeFirstOrThrow()
}

/** Creates a vacancy with one applicant. */
export async function createCard(site: TestApp) {
  const vacancy = await makeVacancy(site.platform)
  const candidate = await site.person({ cv: true })
  return { vacancy, candidate, card: await makeApplication(site.platform, vacancy.id, candidate.id) }
}

/** Creates an e-mail that was given up. */
export async function createFailedEmail({ db }: Platform, overrides: Record<string, unknown> = {}) {
  return db
    .insertInto('outgoing_emails')
    .values({
      kind: 'test',
      language: 'es',
      to_name: 'Persona Prueba',
      to_address: 'persona@example.com',
      subject: 'No llegó',
      html: '<p>Hola</p>',
      plain: 'Hola',
      status: 'failed',
      attempts: 8,
      last_error: '550 No such user',
      ...overrides,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

/** Creates the reply of a person about an application. */
export async function makeReply(
  { db, now }: Platform,
  { application, ...columns }: { application: number } & Partial<Insertable<Replies>>,
): Promise<{ id: number; uuid: string }> {
  const { user_id, email } = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.user_id', 'users.email'])
    .where('applications.id', '=', application)
    .executeTakeFirstOrThrow()
  const messageId = randomUUID()
  return db
    .insertInto('replies')
    .values({
      ...{
        user_id,
        application_id: application,
        received_at: now(),
        from_address: email,
        subject: 'Re: Avance',
        body: 'Sí, puedo.',
      },
      ...{
        message_id: `<${messageId}@correo.test>`,
        uid_validity: 77,
        uid: Number.parseInt(messageId.slice(0, 12).replace('-', ''), 16),
      },
      ...columns,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}
