import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../../exports.ts'
import { accessMatrix } from '../../testing/access-matrix.ts'

/** Lists for staff that do not leave as files, by the reason. */
const stays: Readonly<Record<string, readonly string[]>> = {
  'the choices of a field': [
    'GET /api/banks/:id/unpaired',
    'GET /api/clients/owners',
    'GET /api/clients/select',
    'GET /api/comments/colleagues/:job_id',
    'GET /api/currencies/select',
    'GET /api/jobs/colleagues/select',
    'GET /api/modules',
    'GET /api/notes/colleagues/:id',
    'GET /api/pool/choices/clients',
    'GET /api/pool/choices/sources',
    'GET /api/pool/choices/tags',
    'GET /api/users/choices/jobs',
    'GET /api/users/choices/skills',
    'POST /api/email/templates',
  ],
  'the same records leave with another list: users, questions or applicants': [
    'GET /api/board/postulates/:job',
    'GET /api/board/postulates/:job/:second',
    'GET /api/clients/vacancies/:id',
    'GET /api/list/questions/:a',
    'GET /api/list/questions/:a/:b',
    'GET /api/usage/people',
    'POST /api/questions/filter',
    'POST /api/users/filter',
  ],
  'the printed form of the list of users, whose file has the same people with the same skills': ['GET /api/list/users/skills'],
  'parts of one record on its page': [
    'GET /api/answers/:question_uuid/edit',
    'GET /api/clients/contacts/:id',
    'GET /api/clients/contacts/:id/:contact/messages',
    'GET /api/clients/files/:id',
    'GET /api/clients/orders/:id',
    'GET /api/elements/:id/scorecards',
    'GET /api/email/record/:id',
    'GET /api/getdataskill/test/:id',
    'GET /api/placements/person/:id',
    'GET /api/replies/person/:id',
    'GET /api/users/:uuid/foreign-results',
    'GET /api/users/notes/:id',
    'GET /api/users/tags/:id',
    'POST /api/comments/get',
  ],
  'earlier imports, each of which leaves as a report': [
    'GET /api/imports/of/clients',
    'GET /api/imports/of/history',
    'GET /api/imports/of/vacancies',
  ],
  'banks that come with the product, whose questions leave once they are added': ['GET /api/starter-banks'],
  'e-mails that a site keeps while it has no mail server': ['GET /api/mailbox'],
  'hires that wait for a placement, and leave as one': ['GET /api/placements/hires'],
  'what one colleague has still to write': ['GET /api/scorecards/due'],
  'a few numbers of a page': ['GET /api/figures/scorecards'],
  'shortlists, each of which leaves as a PDF': ['GET /api/shortlists/vacancy/:id'],
  'connections of other systems': ['GET /api/keys', 'GET /api/webhooks', 'GET /api/webhooks/:id/deliveries'],
  'links of a page, no table': ['GET /api/pool/searches', 'GET /api/site/parts', 'GET /api/vacancy-drafts', 'GET /api/views'],
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Whether staff with a module read many records from an endpoint. Answers of changes also have a message. */
function isListOfStaff({ access, answer, path }: Endpoint): boolean {
  const { shape } = answer as z.ZodObject
  return typeof access !== 'string' && !path.endsWith('/export') && shape?.data?.type === 'array' && !('success_message' in shape)
}

test('OUT-01 every list of staff leaves as a file, or is named here with the reason', () => {
  const lists = accessMatrix.map(([endpoint]) => endpoint).filter(isListOfStaff)
  const leaving = new Set(Object.values(exports).map(([list]): Endpoint => list))
  expect(lists.length).toBeGreaterThan(leaving.size)
  const staying = lists.filter((list) => !leaving.has(list)).map(nameOf)
  expect(staying.sort()).toEqual(Object.values(stays).flat().sort())
})

test('OUT-01 the lists that the browser offers to export are those with columns', () => {
  const offered = accessMatrix.map(([endpoint]) => endpoint).filter(({ exported }) => exported)
  expect(offered.map(({ path }) => path).sort()).toEqual(
    Object.values(exports)
      .map(([{ path }]) => path)
      .sort(),
  )
})
