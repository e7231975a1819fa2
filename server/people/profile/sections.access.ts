import * as education from '#domain/people/profile/education.contract.ts'
import * as work from '#domain/people/profile/experience.contract.ts'
import * as references from '#domain/people/profile/references.contract.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

const studies = {
  level: 'Pregrado',
  field: 'Contaduría',
  school: 'Universidad de prueba',
  location: 'Bogotá',
  from: '2015-01-01',
  time_professional: 'A',
}
const job = {
  title: 'Analista',
  company: 'Cantera',
  location: 'Bogotá',
  no_website: true,
  from: '2015-01-01',
  time_experience: 'A',
}
const contact = { fullname: 'Ana Prueba', address: 'Calle 1', phone: '3000000000', relation: 'Colega', type: 'reference' }

export const access: readonly AccessRow[] = [
  [education.listEducationEndpoint, candidates],
  [education.addEducationEndpoint, candidates, async () => ({ body: studies })],
  [education.getEducationEndpoint, candidates, async (site, caller) => ({ params: await anEducation(site, caller) })],
  [
    education.updateEducationEndpoint,
    candidates,
    async (site, caller) => ({ params: await anEducation(site, caller), body: { ...studies, version: 1 } }),
  ],
  [education.deleteEducationEndpoint, candidates, async (site, caller) => ({ params: await anEducation(site, caller) })],

  [work.listWorkEndpoint, candidates],
  [work.setWithoutWorkEndpoint, candidates, async () => ({ body: { none: true } })],
  [work.addWorkEndpoint, candidates, async () => ({ body: job })],
  [work.getWorkEndpoint, candidates, async (site, caller) => ({ params: await aJob(site, caller) })],
  [
    work.updateWorkEndpoint,
    candidates,
    async (site, caller) => ({ params: await aJob(site, caller), body: { ...job, version: 1 } }),
  ],
  [work.deleteWorkEndpoint, candidates, async (site, caller) => ({ params: await aJob(site, caller) })],

  [references.listReferencesEndpoint, candidates],
  [references.addReferenceEndpoint, candidates, async () => ({ body: contact })],
  [
    references.updateReferenceEndpoint,
    candidates,
    async (site, caller) => ({ params: await aReference(site, caller), body: { ...contact, version: 1 } }),
  ],
  [references.deleteReferenceEndpoint, candidates, async (site, caller) => ({ params: await aReference(site, caller) })],
]

/** The caller's id; that of another person if nobody is logged in. */
const ownerOf = async (site: TestApp, caller: TestPerson | undefined) => (caller ?? (await site.person())).id

async function anEducation(site: TestApp, caller: TestPerson | undefined) {
  const { level, field, school, location } = studies
  const values = { user_id: await ownerOf(site, caller), level, field, school, location, from_date: '2015-01-01' }
  return site.platform.db.insertInto('education').values(values).returning('uuid').executeTakeFirstOrThrow()
}

async function aJob(site: TestApp, caller: TestPerson | undefined) {
  const { title, company, location } = job
  const values = {
    user_id: await ownerOf(site, caller),
    title,
    company,
    location,
    website: '',
    description: '',
    from_date: '2015-01-01',
  }
  return site.platform.db.insertInto('work_experience').values(values).returning('uuid').executeTakeFirstOrThrow()
}

async function aReference(site: TestApp, caller: TestPerson | undefined) {
  const { fullname: full_name, address, phone, relation } = contact
  const values = { user_id: await ownerOf(site, caller), full_name, address, phone, relation, kind: 'reference' as const }
  return site.platform.db.insertInto('personal_references').values(values).returning('uuid').executeTakeFirstOrThrow()
}
