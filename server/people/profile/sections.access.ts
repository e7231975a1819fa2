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
  [education.listEducation, candidates],
  [education.addEducation, candidates, async () => ({ body: studies })],
  [education.getEducation, candidates, async (site, asking) => ({ params: await anEducation(site, asking) })],
  [
    education.updateEducation,
    candidates,
    async (site, asking) => ({ params: await anEducation(site, asking), body: { ...studies, version: 1 } }),
  ],
  [education.deleteEducation, candidates, async (site, asking) => ({ params: await anEducation(site, asking) })],

  [work.listWork, candidates],
  [work.sayWithoutWork, candidates, async () => ({ body: { none: true } })],
  [work.addWork, candidates, async () => ({ body: job })],
  [work.getWork, candidates, async (site, asking) => ({ params: await aJob(site, asking) })],
  [work.updateWork, candidates, async (site, asking) => ({ params: await aJob(site, asking), body: { ...job, version: 1 } })],
  [work.deleteWork, candidates, async (site, asking) => ({ params: await aJob(site, asking) })],

  [references.listReferences, candidates],
  [references.addReference, candidates, async () => ({ body: contact })],
  [
    references.updateReference,
    candidates,
    async (site, asking) => ({ params: await aReference(site, asking), body: { ...contact, version: 1 } }),
  ],
  [references.deleteReference, candidates, async (site, asking) => ({ params: await aReference(site, asking) })],
]

/** The asker's own; somebody else's where nobody asks. */
const ownerOf = async (site: TestApp, asking: TestPerson | undefined) => (asking ?? (await site.person())).id

async function anEducation(site: TestApp, asking: TestPerson | undefined) {
  const { level, field, school, location } = studies
  const values = { user_id: await ownerOf(site, asking), level, field, school, location, from_date: '2015-01-01' }
  return site.platform.db.insertInto('education').values(values).returning('uuid').executeTakeFirstOrThrow()
}

async function aJob(site: TestApp, asking: TestPerson | undefined) {
  const { title, company, location } = job
  const values = {
    user_id: await ownerOf(site, asking),
    title,
    company,
    location,
    website: '',
    description: '',
    from_date: '2015-01-01',
  }
  return site.platform.db.insertInto('work_experience').values(values).returning('uuid').executeTakeFirstOrThrow()
}

async function aReference(site: TestApp, asking: TestPerson | undefined) {
  const { fullname: full_name, address, phone, relation } = contact
  const values = { user_id: await ownerOf(site, asking), full_name, address, phone, relation, kind: 'reference' as const }
  return site.platform.db.insertInto('personal_references').values(values).returning('uuid').executeTakeFirstOrThrow()
}
