import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { accessMatrix } from '../../testing/access-matrix.ts'

/** Endpoints of staff whose answers show no data of people that the read log would note, by the reason. */
const notNoted: Readonly<Record<string, readonly string[]>> = {
  'records and settings of the company': [
    'GET /api/board/counts/:language',
    'GET /api/board/detail/:id',
    'GET /api/board/live/:job',
    'GET /api/clients/contacts/:id',
    'GET /api/clients/contacts/:id/:contact/messages',
    'GET /api/clients/files/:id',
    'GET /api/clients/get/:id',
    'GET /api/clients/list',
    'GET /api/clients/order-link/:id',
    'GET /api/clients/orders/:id',
    'GET /api/clients/vacancies/:id',
    'GET /api/compliance',
    'GET /api/agenda/address',
    'GET /api/availability',
    'GET /api/compliance/pdf',
    'GET /api/compliance/text',
    'GET /api/currencies',
    'GET /api/email/:language',
    'GET /api/email/preview/:id',
    'GET /api/email/record/:id',
    'GET /api/jobs/edit/:id',
    'GET /api/keys',
    'GET /api/kits/:vacancy',
    'GET /api/reasons',
    'GET /api/screening/questions/:list',
    'GET /api/settings',
    'GET /api/site/parts',
    'GET /api/site/shipped-privacy/:lang',
    'GET /api/stage-steps/:list',
    'GET /api/tags',
    'GET /api/usage',
    'GET /api/vacancy-drafts',
    'GET /api/vacancy-drafts/:id',
    'GET /api/views',
    'GET /api/webhooks',
    'GET /api/webhooks/:id/deliveries',
    'POST /api/email/templates',
    'POST /api/interview-times/find',
  ],
  'skills and questions': [
    'GET /api/answers/:question_uuid/edit',
    'GET /api/banks/:id',
    'GET /api/banks/:id/export/csv',
    'GET /api/banks/:id/export/zip',
    'GET /api/banks/:id/health',
    'GET /api/banks/:id/language-link',
    'GET /api/banks/:id/languages',
    'GET /api/banks/:id/parity',
    'GET /api/banks/:id/shared-counts',
    'GET /api/banks/:id/unpaired',
    'GET /api/banks/:id/workshop',
    'GET /api/countSkillQuestions/:id',
    'GET /api/list/questions/:a',
    'GET /api/list/questions/:a/:b',
    'GET /api/questions/item/:id',
    'GET /api/questions/list/:id',
    'GET /api/reports/skill/:uuid',
    'GET /api/skills/:id',
    'GET /api/starter-banks',
    'GET /api/starter-banks/questions/:id',
    'GET /api/typetextanswers/:uuid',
    'POST /api/banks/:id/import/preview',
    'POST /api/questions/filter',
  ],
  'texts of tests without the names of their authors': [
    'GET /api/evaluar/questions',
    'GET /api/evaluar/questions/:uuid',
    'GET /api/evaluar/waiting',
  ],
  'messages of visitors, whose number the menu reads on every page': ['GET /api/contact'],
  'figures without people': [
    'GET /api/duplicates/count',
    'GET /api/dashboard/outbox',
    'GET /api/dashboard/setup',
    'GET /api/dashboard/vacancies',
    'GET /api/dashboard/waiting',
    'GET /api/figures',
    'GET /api/figures/clients',
    'GET /api/figures/placements',
    'GET /api/figures/questions',
    'GET /api/figures/scorecards',
    'GET /api/figures/selection',
    'GET /api/figures/waiting',
    'GET /api/jobs/results/:id/spread',
    'POST /api/figures/csv',
    'POST /api/figures/selection/csv',
  ],
  'the choices of a field': [
    'GET /api/clients/select',
    'GET /api/currencies/select',
    'GET /api/figures/choices',
    'GET /api/pool/choices/clients',
    'GET /api/pool/choices/sources',
    'GET /api/pool/choices/tags',
    'GET /api/users/choices/jobs',
    'GET /api/users/choices/skills',
  ],
  'colleagues, their roles and their own settings': [
    'GET /api/clients/owners',
    'GET /api/comments/colleagues/:job_id',
    'GET /api/jobs/colleagues/select',
    'GET /api/jobs/team/:id',
    'GET /api/modules',
    'GET /api/notes/colleagues/:id',
    'GET /api/notices/settings',
    'GET /api/pool/searches',
    'GET /api/replies/signature',
    'GET /api/roles',
    'GET /api/roles/permissions/:id',
    'GET /api/users/:uuid/second-factor',
    'GET /api/users/:uuid/sessions',
  ],
  'names beside the work of the day, which link to what is noted': [
    'GET /api/dashboard/interviews',
    'GET /api/notices',
    'GET /api/notices/bell',
    'GET /api/notices/live',
    'GET /api/scorecards/due',
  ],
  'a card of an open board, which the page reads anew after a change': ['GET /api/elements/:id/card'],
  'the logs themselves': ['GET /api/audit', 'GET /api/audit/reads'],
  'imports of clients and vacancies, and the lists of imports': [
    'GET /api/imports',
    'GET /api/imports/of/clients',
    'GET /api/imports/of/clients/:id/report',
    'GET /api/imports/of/history',
    'GET /api/imports/of/vacancies',
    'GET /api/imports/of/vacancies/:id/report',
    'POST /api/imports/of/clients/preview',
    'POST /api/imports/of/vacancies/preview',
  ],
  'a change that answers with a link': ['POST /api/users/:uuid/consent-link'],
}

/** Whether an endpoint answers staff with something other than the outcome of a change. An export has the statement of its list. */
function answersStaff({ access, answer, path }: Endpoint): boolean {
  const { shape } = answer as z.ZodObject
  return typeof access !== 'string' && !path.endsWith('/export') && !(shape && 'success_message' in shape)
}

test('AUD-01 every endpoint of staff states what it shows of people, or is named here with the reason', () => {
  const answering = accessMatrix.map(([endpoint]) => endpoint).filter(answersStaff)
  const silent = answering.filter(({ reads }) => !reads).map(({ method, path }) => `${method} ${path}`)
  expect(silent.sort()).toEqual(Object.values(notNoted).flat().sort())
})

test('AUD-01 a statement names fields that the request has', () => {
  for (const [{ path, params, body, reads }] of accessMatrix) {
    if (!reads || !('of' in reads)) continue
    const fields = [params, body].flatMap((shape) => Object.keys((shape as z.ZodObject | undefined)?.shape ?? {}))
    expect(fields, path).toEqual(expect.arrayContaining([...reads.by]))
  }
})
