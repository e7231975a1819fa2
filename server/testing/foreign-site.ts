import type { TestApp } from './app.ts'
import { makeResult } from './results.ts'
import { shareForTest } from './shared-results.ts'

/** The path of an installation that answers as `site` does. */
export const answersOf = (site: TestApp) => async (url: string) => {
  const { statusCode, body } = await site.app.inject({ url })
  return { status: statusCode, body }
}

interface Wanted {
  readonly named?: boolean
  readonly right?: number
  readonly name?: readonly [first: string, last: string]
}

/** Shares a result at another installation. Returns its address, its file and the person who took the test. */
export async function shareAt(
  foreign: TestApp,
  { named = true, right = 9, name: [firstName, lastName] = ['Ana', 'Ríos'] }: Wanted = {},
) {
  const person = await foreign.person({ firstName, lastName })
  const made = await makeResult(foreign.platform, { texts: 0, right, userId: person.id })
  const shared = await shareForTest(foreign, { person, userSkill: made.userSkill }, { named })
  const { body: file } = await foreign.app.inject({ url: `/api/passport/${shared.token}/credential` })
  return { ...shared, file, person }
}
