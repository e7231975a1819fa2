import { changeLanguage, checkEmail, register } from '#domain/accounts/accounts.contract.ts'
import { apply, listApplications } from '#domain/applications/applications.contract.ts'
import { getBoard, getBoardDetail, moveCard, removeCard, searchBoard, watchBoard } from '#domain/board/board.contract.ts'
import { selectClients } from '#domain/clients/clients.contract.ts'
import { listContactMessages, markContactMessageRead, sendContactMessage } from '#domain/contact/contact.contract.ts'
import { listCurrencies } from '#domain/currencies/currencies.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { listMailbox, readMailbox } from '#domain/mailbox/mailbox.contract.ts'
import { listStageTemplates, sendApplicantNotification, sendNotification } from '#domain/notifications/notifications.contract.ts'
import { getPersonal, savePersonal } from '#domain/profile/personal.contract.ts'
import { issueToken, revokeToken, verifyPermissions, verifyRole } from '#domain/sessions/sessions.contract.ts'
import { listSteps } from '#domain/site/site.contract.ts'
import { listSkills } from '#domain/skills/skills.contract.ts'
import {
  addVacancy,
  deleteVacancy,
  findPublicVacancies,
  getEditableVacancy,
  getVacancy,
  listPublicVacancies,
  listVacancies,
  updateVacancy,
} from '#domain/vacancies/vacancies.contract.ts'
import { type TestApp, type TestPerson, testPassword } from './app.ts'
import { pdfFile } from './documents.ts'
import { member } from './members.ts'
import { makeApplication, makeVacancy, vacancyFields } from './records.ts'
import { registrationForm } from './registrations.ts'

/**
 * Who asks: nobody; a candidate; staff with every right but those of the endpoint's modules; staff who may see everything and
 * change nothing; an administrator; an administrator whose token has expired, and one who was deleted.
 */
export const askers = ['nobody', 'candidate', 'otherStaff', 'viewer', 'administrator', 'expired', 'deleted'] as const
export type Asker = (typeof askers)[number]
type Statuses = readonly [
  nobody: number,
  candidate: number,
  otherStaff: number,
  viewer: number,
  administrator: number,
  expired: number,
  deleted: number,
]
export interface Input {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  readonly files?: Record<string, File>
}
export interface Row {
  readonly endpoint: Endpoint
  readonly expected: Statuses
  /** A request that is right in everything but, perhaps, who asks: with records of its own, since some end after one use. */
  readonly input?: (app: TestApp, asking: TestPerson | undefined) => Promise<Input>
}

const everyone = [200, 200, 200, 200, 200, 200, 200] as const
const loggedIn = [401, 200, 200, 200, 200, 401, 401] as const
const candidates = [401, 200, 403, 403, 403, 401, 401] as const
const whoMayView = [401, 403, 403, 200, 200, 401, 401] as const
const whoMayChange = [401, 403, 403, 403, 200, 401, 401] as const
/** Admitted to ask for something that is not there. */
const whoMayViewNothing = [401, 403, 403, 404, 404, 401, 401] as const

/** Who may call what (ACC-01). An endpoint that is missing here fails the test of the routes: say who may call it. */
export const accessMatrix: readonly Row[] = [
  { endpoint: register, expected: everyone, input: async () => ({ body: registrationForm(), files: { file: pdfFile() } }) },
  { endpoint: checkEmail, expected: everyone, input: async () => ({ body: { email: registrationForm().email } }) },
  { endpoint: changeLanguage, expected: loggedIn, input: async () => ({ body: { language: 'es' } }) },
  {
    endpoint: apply,
    expected: candidates,
    input: async (app, asking) => ({ params: { job: (await makeVacancy(app.platform)).uuid, user: asking?.uuid ?? '1' } }),
  },
  { endpoint: listApplications, expected: candidates },
  { endpoint: getBoard, expected: whoMayView, input: async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } }) },
  {
    endpoint: searchBoard,
    expected: whoMayView,
    input: async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid, second: 'ana' } }),
  },
  { endpoint: getBoardDetail, expected: whoMayView, input: async (app) => ({ params: { id: (await aCard(app)).vacancy.uuid } }) },
  { endpoint: watchBoard, expected: whoMayView, input: async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } }) },
  {
    endpoint: moveCard,
    expected: whoMayChange,
    input: async (app) => {
      const { card } = await aCard(app)
      return { body: { uuid_element: card.uuid, name_board: 'approved', before: null, version: card.version } }
    },
  },
  { endpoint: removeCard, expected: whoMayChange, input: async (app) => ({ params: { id: (await aCard(app)).card.uuid } }) },
  { endpoint: selectClients, expected: whoMayView },
  { endpoint: sendContactMessage, expected: everyone, input: async () => ({ body: contactMessage() }) },
  { endpoint: listContactMessages, expected: whoMayView },
  {
    endpoint: markContactMessageRead,
    expected: whoMayChange,
    input: async (app) => ({ params: { id: await aContactMessage(app) } }),
  },
  { endpoint: listCurrencies, expected: whoMayView },
  { endpoint: listMailbox, expected: whoMayView },
  {
    endpoint: readMailbox,
    expected: whoMayViewNothing,
    input: async () => ({ params: { name: '20261121T120000000Z-00000000-0000-4000-8000-000000000000' } }),
  },
  { endpoint: sendNotification, expected: whoMayChange, input: notification },
  { endpoint: sendApplicantNotification, expected: whoMayChange, input: notification },
  { endpoint: listStageTemplates, expected: whoMayView, input: async () => ({ body: { stage: 'apply', language: 'es' } }) },
  { endpoint: getPersonal, expected: loggedIn },
  { endpoint: savePersonal, expected: loggedIn, input: async (_app, asking) => ({ body: personal(asking) }) },
  { endpoint: issueToken, expected: everyone, input: async (app) => ({ body: await credentials(app) }) },
  { endpoint: revokeToken, expected: everyone, input: async () => ({ body: { token: 'x'.repeat(43) } }) },
  { endpoint: verifyRole, expected: loggedIn },
  { endpoint: verifyPermissions, expected: loggedIn },
  { endpoint: listSteps, expected: everyone, input: async () => ({ params: { lang: 'es' } }) },
  { endpoint: listSkills, expected: loggedIn },
  { endpoint: listPublicVacancies, expected: everyone, input: async () => ({ params: { filter: '{"language":"es"}' } }) },
  { endpoint: findPublicVacancies, expected: everyone, input: async () => ({ params: { filter: '{"language":"es"}' } }) },
  { endpoint: listVacancies, expected: everyone, input: async () => ({ params: { param: 'es' } }) },
  {
    endpoint: getVacancy,
    expected: everyone,
    input: async (app) => ({ params: { uuid: (await makeVacancy(app.platform)).uuid } }),
  },
  {
    endpoint: getEditableVacancy,
    expected: whoMayView,
    input: async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } }),
  },
  { endpoint: addVacancy, expected: whoMayChange, input: async (app) => ({ body: await vacancyFields(app.platform) }) },
  {
    endpoint: updateVacancy,
    expected: whoMayChange,
    input: async (app) => ({
      params: { id: (await makeVacancy(app.platform)).uuid },
      body: { ...(await vacancyFields(app.platform)), version: 1 },
    }),
  },
  {
    endpoint: deleteVacancy,
    expected: whoMayChange,
    input: async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } }),
  },
]

function contactMessage() {
  return { fullname: 'Ana Prueba', email: registrationForm().email, phone: '', message: 'Hola' }
}

function personal(asking: TestPerson | undefined) {
  return {
    name: 'Ana',
    lastname: 'Prueba',
    email: asking?.email ?? registrationForm().email,
    personal_phone: '3000000000',
    date_of_birth: '1990-01-01',
    address: 'Calle 1',
    state: 'Antioquia',
    country: 'Colombia',
    zip_code: '050001',
    about_me: 'Algo',
  }
}

async function credentials(app: TestApp) {
  const { email } = await member(app)
  return { grant_type: 'password', username: email, password: testPassword }
}

async function aCard(app: TestApp) {
  const vacancy = await makeVacancy(app.platform)
  const candidate = await app.person({ cv: true })
  return { vacancy, card: await makeApplication(app.platform, vacancy.id, candidate.id) }
}

async function aContactMessage(app: TestApp): Promise<string> {
  const row = await app.platform.db
    .insertInto('contact_messages')
    .values({ full_name: 'Ana Prueba', email: registrationForm().email, phone: '', message: 'Hola' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

async function notification(app: TestApp) {
  const { card } = await aCard(app)
  return {
    body: {
      lang: 'es',
      stage: 'apply',
      vacant_id: card.uuid,
      template: { subject: 'Hola', title: 'Hola', message: '<p>Hola</p>' },
    },
  }
}
