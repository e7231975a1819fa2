import type { StatedExamples } from './platform/http/openapi-examples.ts'

const uuid = '5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3c5'
const filter = '{"language":"es"}'
const email = { lang: 'es', stage: 'makeTest', vacant_id: uuid, template: { uuid } }
const times = {
  ...{ interviewers: [uuid], minutes: 45, buffer: 0, limit_hours: 24, first_day: '2026-12-07', last_day: '2026-12-11' },
  time_zone: 'America/Bogota',
}
const kit = {
  ...{ scale: 4, words: ['Nada', 'Algo', 'Bien', 'Muy bien'] },
  criteria: [{ name: 'Escucha', hint: 'Resume lo que dijo la otra persona' }],
  questions: [{ text: 'Cuéntanos de un cliente difícil' }],
}
const vacancy = {
  ...{
    name_job: 'Analista de datos',
    report_job: 'Gerencia',
    cant_vacant: 2,
    ubication: 'Bogotá',
    client_id: uuid,
    skills: [uuid],
  },
  ...{ status_job: 'A', priority_job: 'Normal', type_job: 'FullTime', location: 'Remote', language: 'es', currency: 'COP' },
  ...{ salary_mode: 'range', salary: 2_000_000, salarymax: 3_000_000, description_job: '<p>Analizar datos</p>' },
  ...{
    esential_job: '<p>Informes</p>',
    know_skills: '<p>SQL</p>',
    quality_min_job: '<p>Un año</p>',
    prefered_job: '<p>Python</p>',
  },
}

const view = { name: 'Activos', shared: false, is_default: false, settings: { query: { q: 'ana' }, columns: ['created_at'] } }

const draft = { name_job: 'Analista de datos', fields: { ubication: 'Medellín' } }

/** Examples of requests that their shapes do not yield, for the OpenAPI document (KEY-01). A test sends every example through its shape. */
export const statedExamples: StatedExamples = {
  'GET /api/jobs/find/:filter': { params: { filter } },
  'GET /api/jobs/list-job/:filter': { params: { filter } },
  'POST /api/figures/selection/outcomes/export': { body: { code: 'nueve gatos cruzan el puente' } },
  'GET /api/jobs/comparison/:id': { query: { people: `${uuid},0b5ce3f1-2f5d-4d83-9c1b-6f2f0f4b7a10` } },
  'POST /api/elements/change': { body: { uuid_element: uuid, name_board: 'makeTest', before: null } },
  'POST /api/elements/opened': { body: { uuid_element: uuid } },
  'POST /api/vacancy-drafts': { body: draft },
  'PUT /api/vacancy-drafts/:id': { body: { ...draft, version: 1 } },
  'POST /api/views': { body: { ...view, list: '/api/clients/list' } },
  'PUT /api/views/:id': { body: { ...view, version: 1 } },
  'POST /api/availability/calendars': { body: { kind: 'ical', address: 'https://calendar.example.com/ana.ics' } },
  'POST /api/interview-times/card/:id': { body: { ...times, place: 'https://meet.example.com/abc', note: '' } },
  'POST /api/interview-times/find': { body: times },
  'POST /api/jobs/email': { body: email },
  'POST /api/jobs/email/applicant': { body: email },
  'POST /api/jobs/save': { body: vacancy },
  'PUT /api/availability': { body: { time_zone: 'America/Bogota', hours: [{ day: 1, from: '09:00', to: '17:00' }] } },
  'PUT /api/imports/:id': { body: { columns: ['first_name', 'last_name', 'email'] } },
  'PUT /api/jobs/update/:id': { body: vacancy },
  'PUT /api/kits/:vacancy/:stage': { body: kit },
  'PUT /api/users/password': { body: { current_password: 'Cantera.2026!', password: 'Quarry.2027!' } },
}
