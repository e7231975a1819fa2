import {
  addStarterBankEndpoint,
  listStarterBanksEndpoint,
  readQuestionSourceEndpoint,
} from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { type StarterBankName, starterBankNames } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { mayUse } from '../../platform/sessions/viewer.ts'
import { readStarterFile } from './reads/starter-files.ts'
import { readSkillNamed, readSkillOfBank, readSource } from './starter-banks.reads.ts'
import { presentSource, presentStarterBank } from './starter-banks.views.ts'
import { addStarterBank } from './starter-banks.writes.ts'

async function readState(db: Reader, name: StarterBankName, language: Language) {
  const file = await readStarterFile(name)
  const added = await readSkillOfBank(db, name)
  const named = added ? undefined : await readSkillNamed(db, [file.skill.es, file.skill.en])
  return presentStarterBank({ name, file, added, named }, language)
}

export const starterBankRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listStarterBanksEndpoint, async ({ viewer }) => ({
      data: await Promise.all(starterBankNames.map((name) => readState(db, name, viewer.language))),
    })),

    route(addStarterBankEndpoint, async ({ params: { name }, viewer }) => {
      if (!mayUse(viewer, { module: 'questions', item: 'change' })) return refuse('errors.forbidden')
      const skill = await addStarterBank(platform, viewer, name)
      if (isRefusal(skill)) return skill
      return { success_message: 'starter_banks.added', data: await readState(db, name, viewer.language) }
    }),

    route(readQuestionSourceEndpoint, async ({ params }) => {
      const source = await readSource(db, params.id)
      return source ? { data: presentSource(source) } : refuse('errors.not_found')
    }),
  ]
}
