import {
  getLanguageLinkEndpoint,
  signLanguageLinkEndpoint,
  withdrawLanguageLinkEndpoint,
} from '#domain/assessment/language-links/language-links.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBankSkill } from '../banks/banks.reads.ts'
import { readLinkBasis, readSignedLinks } from './language-links.reads.ts'
import { presentLink } from './language-links.views.ts'
import { signLink, withdrawLink } from './language-links.writes.ts'

export const languageLinkRoutes = (platform: Platform) => [
  route(getLanguageLinkEndpoint, async ({ params }) => {
    const skill = await readBankSkill(platform.db, params.id)
    return skill ? { data: await show(platform, skill.id) } : refuse('errors.not_found')
  }),

  route(signLanguageLinkEndpoint, async ({ params, body, viewer }) => {
    const skill = await readBankSkill(platform.db, params.id)
    if (!skill) return refuse('errors.not_found')
    const signed = await signLink(platform, viewer, skill, body)
    return isRefusal(signed) ? signed : { success_message: 'language_links.signed', data: await show(platform, skill.id) }
  }),

  route(withdrawLanguageLinkEndpoint, async ({ params, body, viewer }) => {
    const skill = await readBankSkill(platform.db, params.id)
    if (!skill) return refuse('errors.not_found')
    const withdrawn = await withdrawLink(platform, viewer, skill, body.number)
    return isRefusal(withdrawn)
      ? withdrawn
      : { success_message: 'language_links.withdrawn', data: await show(platform, skill.id) }
  }),
]

async function show({ db }: Platform, skillId: number) {
  const [basis, signed] = await Promise.all([readLinkBasis(db, skillId), readSignedLinks(db, skillId)])
  return presentLink(basis, signed)
}
