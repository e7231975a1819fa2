import { expect, test } from 'vitest'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { findViewer } from './find-viewer.ts'
import { nobody } from './viewer.ts'
import { isVisibleTo } from './visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from './visible-vacancies.ts'

const site = sharedTestApp()
const candidates = [{ module: 'candidates', item: 'view' } as const]
const viewerOf = async ({ token }: TestPerson) => (await findViewer(site.platform.db, token, site.platform.now())) ?? nobody

test('TEA-02 a limited role sees the vacancies that its holder owns or is a member of, and their people', async () => {
  const { db } = site.platform
  const limited = await site.person({ role: candidates, limited: true })
  const unlimited = await site.person({ role: candidates })
  const owned = await makeVacancy(site.platform, { owner_id: limited.id })
  const joined = await makeVacancy(site.platform, { owner_id: unlimited.id })
  const foreign = await makeVacancy(site.platform)
  await db.insertInto('vacancy_members').values({ vacancy_id: joined.id, user_id: limited.id }).execute()
  const people = []
  for (const vacancy of [owned, joined, foreign]) {
    const person = await site.person()
    await makeApplication(site.platform, vacancy.id, person.id)
    people.push(person.id)
  }
  const seenBy = async (person: TestPerson) => {
    const viewer = await viewerOf(person)
    const [vacancies, applications, users] = await Promise.all([
      db.selectFrom('vacancies').select('id').where(isVacancyVisibleTo(viewer)).orderBy('id').execute(),
      db.selectFrom('applications').select('user_id as id').where(isApplicationVisibleTo(viewer)).orderBy('user_id').execute(),
      db.selectFrom('users').select('id').where(isVisibleTo(viewer)).orderBy('id').execute(),
    ])
    return [vacancies, applications, users].map((rows) => rows.map(({ id }) => id))
  }
  expect(await seenBy(limited)).toEqual([[owned.id, joined.id], people.slice(0, 2), people.slice(0, 2)])
  expect(await seenBy(unlimited)).toEqual([[owned.id, joined.id, foreign.id], people, people])
})
