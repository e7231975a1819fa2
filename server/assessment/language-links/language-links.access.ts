import {
  getLanguageLinkEndpoint,
  signLanguageLinkEndpoint,
  withdrawLanguageLinkEndpoint,
} from '#domain/assessment/language-links/language-links.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { signableBank, storeLink } from '../../testing/language-links.ts'
import { makeBank } from '../../testing/tests.ts'

const ofBank = async ({ platform }: TestApp) => ({ id: (await makeBank(platform, { questions: 1 })).skillUuid })

export const access: readonly AccessRow[] = [
  [getLanguageLinkEndpoint, viewRequired, async (site) => ({ params: await ofBank(site) })],
  [
    signLanguageLinkEndpoint,
    changeRequired,
    async (site) => ({ params: { id: (await signableBank(site)).banks.es.skillUuid }, body: { note: 'Revisada', constant: 0 } }),
  ],
  [
    withdrawLanguageLinkEndpoint,
    changeRequired,
    async (site) => {
      const { id, number } = await storeLink(site)
      return { params: { id }, body: { number } }
    },
  ],
]
