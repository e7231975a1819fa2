import { getLanguageLinkEndpoint } from '#domain/assessment/language-links/language-links.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBankSkill } from '../banks/banks.reads.ts'
import { readVoidTables } from './language-links.reads.ts'
import { presentLink } from './language-links.views.ts'

export const languageLinkRoutes = ({ db }: Platform) => [
  route(getLanguageLinkEndpoint, async ({ params }) => {
    const skill = await readBankSkill(db, params.id)
    return skill ? { data: presentLink(await readVoidTables(db, skill.id)) } : refuse('errors.not_found')
  }),
]
