import {
  answerShortlistEndpoint,
  openPresentedCvEndpoint,
  openShortlistEndpoint,
} from '#domain/hiring/shortlists/shortlists.contract.ts'
import type { OpeningState } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPresentedPerson, readProfiles, readTestedSkills } from './client.reads.ts'
import { presentToClient } from './client.views.ts'
import { admitClient, answerShortlist, noteOpening } from './client.writes.ts'

/** What a client does with a shortlist, by the secret of its link. */
export const clientShortlistRoutes = (platform: Platform) => {
  const { db, now, config, secretKey } = platform
  return [
    route(openShortlistEndpoint, async ({ body, ip }) => {
      const shortlist = await admitClient(platform, { ...body, ip })
      if (isRefusal(shortlist)) {
        const state = openingStateOf(shortlist)
        return state ? { data: { state, shortlist: null } } : shortlist
      }
      const skills = await readTestedSkills(db, shortlist.vacancy_id, shortlist.language)
      const profiles = await readProfiles(
        db,
        shortlist.id,
        skills.map(({ id }) => id),
      )
      await noteOpening({ db, now }, shortlist, ip)
      return { data: { state: 'open' as const, shortlist: presentToClient(shortlist, profiles, skills, config.timeZone) } }
    }),

    route(answerShortlistEndpoint, async ({ body, ip }) =>
      answerChange('shortlists.answered', await answerShortlist(platform, body, ip), (answer) => answer),
    ),

    route(openPresentedCvEndpoint, async ({ body, ip }) => {
      const shortlist = await admitClient(platform, { ...body, ip })
      if (isRefusal(shortlist)) return shortlist
      const person = shortlist.facts.includes('cv') ? await readPresentedPerson(db, shortlist.id, body.person) : undefined
      if (!person?.cv_uuid) return refuse('shortlists.error.gone')
      return { data: { file: signedFilePath(secretKey, person.cv_uuid, now()) } }
    }),
  ]
}

/** What the page says about a link that opens nothing; undefined for other refusals, such as that of a limit. */
function openingStateOf({ refused }: Refusal): Exclude<OpeningState, 'open'> | undefined {
  if (refused === 'shortlists.error.over') return 'over'
  if (refused === 'shortlists.error.code_needed') return 'code_needed'
  return refused === 'shortlists.error.code' ? 'wrong_code' : undefined
}
