import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import type { TestApp, TestPerson } from '../app.ts'
import { makeVacancy } from '../records.ts'
import { type Bank, makeBank, makeUserSkill } from '../tests.ts'
import { candidates, colleagues, vacancies } from './state.ts'

interface WorldPerson {
  id: number
  uuid: string
  token: string
  /** The row of the tested skill in their profile; absent for people who have no account. */
  readonly userSkill?: string
}

/** The people, vacancies and tests of one run, in a database with those of other runs. */
export interface World {
  readonly site: TestApp
  /** The last name of everybody in this run, by which the search of people finds them. */
  readonly name: string
  readonly staff: readonly (Omit<TestPerson, 'token'> & { token: string })[]
  readonly vacancies: readonly { readonly id: number; readonly uuid: string }[]
  readonly bank: Bank
  /** By the numbers of the model. */
  readonly people: WorldPerson[]
  /** The uuids of the imports, by the numbers of the model. */
  readonly imports: string[]
  /** The two windows in which people may have their tests open. */
  readonly windows: readonly string[]
}

const firstNames = ['Abril', 'Bruno', 'Celia', 'Dario', 'Elisa', 'Fabio', 'Gloria', 'Hugo', 'Irene', 'Jacobo', 'Karina', 'Leo']
let made = 0

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

export async function makeWorld(site: TestApp): Promise<World> {
  made += 1
  const name = `Mundo${letters(made)}${randomUUID().replace(/\d|-/g, '')}`
  const { db } = site.platform
  const bank = await makeBank(site.platform)
  const published = []
  for (let index = 0; index < vacancies; index += 1) published.push(await makeVacancy(site.platform))
  await db
    .insertInto('vacancy_skills')
    .values(published.map(({ id }) => ({ vacancy_id: id, skill_id: bank.skillId })))
    .execute()
  const staff = []
  for (let index = 0; index < colleagues; index += 1) staff.push(await site.person({ role: 'administrator' }))
  const people = []
  for (let index = 0; index < candidates; index += 1) {
    const person = await site.person({ firstName: firstNames[index]!, lastName: name, email: addressOf(name, index), cv: true })
    const { uuid: userSkill } = await makeUserSkill(site.platform, person.id, bank.skillId)
    people.push({ ...person, userSkill })
  }
  const windows = [randomUUID(), randomUUID()]
  const world = { site, name, staff, vacancies: published, bank, people, imports: [], windows }
  for (const person of [...staff, ...people]) await logIn(world, person)
  return world
}

export const addressOf = (name: string, person: number) => `${name.toLowerCase()}.${person}@example.com`
export const firstNameOf = (person: number) =>
  `${firstNames[person % firstNames.length]}${person < firstNames.length ? '' : letters(person)}`

const tenYearsMs = 10 * 366 * 24 * 3_600_000

/** Gives a person a new session that outlasts the months of a run. */
export async function logIn({ site }: Pick<World, 'site'>, person: { readonly id: number; token: string }): Promise<void> {
  const { db, now } = site.platform
  const session = await db
    .insertInto('sessions')
    .values({ user_id: person.id, network_hash: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  person.token = newToken()
  const expires = new Date(now().getTime() + tenYearsMs)
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(person.token), session_id: session.id, expires_at: expires })
    .execute()
}
