import { mostJudged } from '#domain/assessment/banks/health.rules.ts'
import { getLanguageDifferencesEndpoint, getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBankSkill } from '../banks/banks.reads.ts'
import { readGuessing } from '../difficulty/difficulty.reads.ts'
import { presentEquality } from './equality.views.ts'
import { readComparedPairs } from './languages.reads.ts'
import { presentLanguages } from './languages.views.ts'
import { readResting } from './rests.reads.ts'
import { readExposure, readReadyQuestions, readWear } from './workshop.reads.ts'
import { presentWorkshop } from './workshop.views.ts'

export const workshopRoutes = ({ db }: Platform) => [
  route(getWorkshopEndpoint, async ({ params, query: { language } }) => {
    const skill = await readBankSkill(db, params.id)
    if (!skill) return refuse('errors.not_found')
    const ready = await readReadyQuestions(db, skill.id, language)
    const [wear, exposure, guessing, resting] = await Promise.all([
      readWear(
        db,
        ready.slice(0, mostJudged).map(({ id }) => id),
      ),
      readExposure(db, skill.id, language),
      readGuessing(db, { skillId: skill.id, language }),
      readResting(db, skill.id, language),
    ])
    return { data: presentWorkshop({ ready, wear, exposure, guessing, resting, draws: await presentEquality(ready) }) }
  }),

  route(getLanguageDifferencesEndpoint, async ({ params }) => {
    const skill = await readBankSkill(db, params.id)
    if (!skill) return refuse('errors.not_found')
    return { data: presentLanguages(await readComparedPairs(db, skill.id)) }
  }),
]
