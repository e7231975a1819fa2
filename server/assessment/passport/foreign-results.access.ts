import {
  addForeignResultEndpoint,
  listForeignResultsEndpoint,
  listOwnForeignResultsEndpoint,
  removeForeignResultEndpoint,
} from '#domain/assessment/passport/foreign-results.contract.ts'
import { type AccessRow, candidates, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { storeForeignResult } from '../../testing/foreign-results.ts'

/** A candidate is admitted, and refused because no other site answers here. */
const candidatesRefused = [401, 422, 403, 403, 403, 401, 401] as const

export const access: readonly AccessRow[] = [
  [listOwnForeignResultsEndpoint, candidates],
  [
    addForeignResultEndpoint,
    candidatesRefused,
    async () => ({ body: { credential: `https://127.0.0.1/passport/${'A'.repeat(43)}` } }),
  ],
  [removeForeignResultEndpoint, candidates, async (...made) => ({ params: { uuid: await stored(...made) } })],
  [
    listForeignResultsEndpoint,
    viewRequired,
    async (site) => {
      const person = await site.person()
      await storeForeignResult(site, person.id)
      return { params: { uuid: person.uuid } }
    },
  ],
]

/** A result of the caller, or of another candidate without a caller. */
async function stored(site: TestApp, caller: TestPerson | undefined): Promise<string> {
  const person = caller ?? (await site.person())
  return (await storeForeignResult(site, person.id)).uuid
}
