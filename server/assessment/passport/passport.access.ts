import {
  checkCredentialEndpoint,
  getBadgeEndpoint,
  getCredentialEndpoint,
  getCredentialKeyEndpoint,
  getCredentialStatusEndpoint,
  getIssuerEndpoint,
  getPassportEndpoint,
  getPassportPictureEndpoint,
  getShareableResultEndpoint,
  getSharedPdfEndpoint,
  getStatusListEndpoint,
  getWalletCredentialEndpoint,
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
  [getPassportEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token } })],
  [
    getPassportPictureEndpoint,
    everyone,
    async (site) => ({ params: { token: (await shared(site)).token }, query: { language: 'es' } }),
  ],
  [getSharedPdfEndpoint, candidates, async (...made) => ({ params: { uuid: (await shared(...made)).uuid } })],
  [getCredentialEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token } })],
  [getCredentialStatusEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token } })],
  [getWalletCredentialEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token } })],
  [getBadgeEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token, format: 'png' } })],
  [getStatusListEndpoint, everyone, async (site) => ({ params: { token: (await shared(site)).token } })],
  [listCredentialKeysEndpoint, everyone],
  [getIssuerEndpoint, everyone],
  [
    getCredentialKeyEndpoint,
    everyone,
    async (site) => {
      await shared(site)
      return { params: { kid: (await readPublicKeys(site.platform.db))[0]?.kid } }
    },
  ],
  [checkCredentialEndpoint, everyone, async (site) => ({ body: { credential: (await shared(site)).address } })],
]

/** A finished result of the caller, or of another candidate without a caller. */
async function aResult(site: TestApp, caller: TestPerson | undefined) {
  const { userSkill } = await makeResult(site.platform, { texts: 0, ...(caller && { userId: caller.id }) })
  return { user_skill_uuid: userSkill }
}

/** A shared result of the caller, or of another candidate when the caller has no open account. */
async function shared(site: TestApp, caller?: TestPerson) {
  const userId = caller && (await isOpen(site, caller.id)) ? caller.id : undefined
  return shareForTest(site, await makeResult(site.platform, { texts: 0, ...(userId && { userId }) }))
}

async function isOpen({ platform: { db } }: TestApp, id: number): Promise<boolean> {
  const open = await db.selectFrom('users').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return open !== undefined
}
