import { getTeamEndpoint, listColleaguesEndpoint, setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const aVacancy = async ({ platform }: TestApp) => ({ id: (await makeVacancy(platform)).uuid })
/** A caller whose role sees vacancies becomes the owner; for other callers the answer is the same with anybody. */
const ownerFor = (caller: TestPerson | undefined) => caller?.uuid ?? ''

export const access: readonly AccessRow[] = [
  [listColleaguesEndpoint, viewRequired],
  [getTeamEndpoint, viewRequired, async (site) => ({ params: await aVacancy(site) })],
  [
    setTeamEndpoint,
    changeRequired,
    async (site, caller) => ({ params: await aVacancy(site), body: { owner: ownerFor(caller), members: [] } }),
  ],
]
