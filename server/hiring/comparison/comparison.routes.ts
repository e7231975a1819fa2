import { compareEndpoint } from '#domain/hiring/comparison/comparison.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { mayReadCvs } from '../../platform/files/readable-cvs.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { route } from '../../platform/http/route.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAsked } from '../shown-skills/shown-skills.reads.ts'
import { readCompared, readCountsOfResults } from './comparison.reads.ts'
import { isHere, presentComparison } from './comparison.views.ts'

export const comparisonRoutes = ({ db, now, secretKey }: Platform) => [
  route(compareEndpoint, async ({ params, query: { people }, viewer }) => {
    const vacancy = await namedVacancy(db, viewer, params.id).executeTakeFirst()
    if (!vacancy) return refuse('errors.not_found')
    const rows = await readCompared(db, viewer, vacancy.id, people)
    const here = rows.filter(isHere).map(({ id }) => id)
    const [asked, counts] = await Promise.all([readAsked(db, viewer, here), readCountsOfResults(db, vacancy.id)])
    const signedCv = (uuid: string) => (mayReadCvs(viewer) ? signedFilePath(secretKey, uuid, now(), viewer) : null)
    return { data: presentComparison({ vacancy, people, rows, asked, counts, signedCv }) }
  }),
]
