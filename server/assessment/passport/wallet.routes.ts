import {
  getBadgeEndpoint,
  getIssuerEndpoint,
  getStatusListEndpoint,
  getWalletCredentialEndpoint,
  listCredentialKeysEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { drawPictureOfLink, retryAfterSeconds } from '../../platform/drawing/link-pictures.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { route } from '../../platform/http/route.ts'
import { proveDocument } from '../../platform/linked-data/prove-document.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from '../../platform/site-content.ts'
import { bakePng, bakeSvg } from './badge.views.ts'
import { presentStatusList, presentToProve } from './credential.views.ts'
import { readProofKey, readPublicKeys } from './keys.reads.ts'
import { presentIssuer, presentKey } from './keys.views.ts'
import { readCredential } from './passport.reads.ts'
import { presentLinkPicture, stateOf } from './passport.views.ts'

/** What wallets and verifiers of embedded proofs read, without an account (PAS-03). No answer is cached. */
export const walletRoutes = (platform: Platform) => {
  const { db, config, now } = platform
  const { publicUrl } = config

  /** The credential at an address with its proof, which is made anew each time. */
  async function prove(token: string) {
    const row = await readCredential(db, token)
    if (!row) return refuse('errors.not_found')
    if (stateOf(row) !== 'valid') return refuse('passport.error.not_valid')
    const key = await readProofKey(platform)
    // The secret key was changed, and the next one is made within an hour.
    if (!key) return refuse('errors.unavailable')
    const { name } = (await readContent(platform, 'company', row.language)).content
    const document = await proveDocument(presentToProve(row, token, { publicUrl, name }), key)
    return { row, text: JSON.stringify(document) }
  }

  return [
    route(getWalletCredentialEndpoint, async ({ params: { token } }) => {
      const proven = await prove(token)
      if (isRefusal(proven)) return proven
      return { name: `${fileStem(proven.row.skill_name, 'result')}.json`, content: Buffer.from(proven.text) }
    }),

    route(getBadgeEndpoint, async ({ params: { token, format } }) => {
      const proven = await prove(token)
      if (isRefusal(proven)) return proven
      const { row, text } = proven
      const { content: picture } = await drawPictureOfLink(platform, presentLinkPicture(row, row.language))
      if (!picture) return refuse('errors.unavailable', { retryAfter: retryAfterSeconds })
      const name = `${fileStem(row.skill_name, 'result')}.${format}`
      return format === 'png'
        ? { name, content: bakePng(picture, text) }
        : { name, type: 'image/svg+xml', content: bakeSvg(picture, text) }
    }),

    route(getStatusListEndpoint, async ({ params: { token } }) => {
      const row = await readCredential(db, token)
      const key = await readProofKey(platform)
      if (!key) return refuse('errors.unavailable')
      const isRevoked = !row || stateOf(row) !== 'valid'
      return { ...(await proveDocument(presentStatusList(publicUrl, token, { isRevoked, now: now() }), key)) }
    }),

    route(listCredentialKeysEndpoint, async () => ({
      keys: (await readPublicKeys(db)).map((key) => presentKey(publicUrl, key)),
    })),

    route(getIssuerEndpoint, async () => presentIssuer(publicUrl, await readPublicKeys(db))),
  ]
}
