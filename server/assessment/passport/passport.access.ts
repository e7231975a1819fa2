import {
  checkCredentialEndpoint,
  getCredentialEndpoint,
  getCredentialKeyEndpoint,
  getCredentialStatusEndpoint,
  getPassportEndpoint,
  getShareableResultEndpoint,
  listCredentialKeysEndpoint,
  listSharedResultsEndpoint,
  shareResultEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { type AccessRow, candidates, everyone } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'
import { shareForTest } from '../../testing/shared-results.ts'
import { readPublicKeys } from './keys.reads.ts'

export const access: readonly AccessRow[] = [
  [getShareableResultEndpoint, candidates, async (...made) => ({ params: await aResult(...made) })],
  [shareResultEndpoint, candidates, async (...made) => ({ params: await aResult(...made), body: { named: true } })],
  [listSharedResultsEndpoint, candidates],
  [stopSharingEndpoint, candidates, async (...made) => ({ params: { uuid: (await shared(...made)).uuid } })],
  [getPassportEndpoint, everyone, async (...made) => ({ params: { token: (await shared(...made)).token } })],
  [getCredentialEndpoint, everyone, async (...made) => ({ params: { token: (await shared(...made)).token } })],
  [getCredentialStatusEndpoint, everyone, async (...made) => ({ params: { token: (await shared(...made)).token } })],
  [listCredentialKeysEndpoint, everyone],
  [
    getCredentialKeyEndpoint,
    everyone,
    async (...made) => {
      await shared(...made)
      return { params: { kid: (await readPublicKeys(made[0].platform.db))[0]?.kid } }
    },
  ],
  [checkCredentialEndpoint, everyone, async (...made) => ({ body: { credential: (await shared(...made)).address } })],
]

/** A finished result of the caller, or of another candidate without a caller. */
async function aResult(site: TestApp, caller: TestPerson | undefined) {
  const { userSkill } = await makeResult(site.platform, { texts: 0, ...(caller && { userId: caller.id }) })
  return { user_skill_uuid: userSkill }
}

async function shared(site: TestApp, caller: TestPerson | undefined) {
  return shareForTest(site, await makeResult(site.platform, { texts: 0, ...(caller && { userId: caller.id }) }))
}
