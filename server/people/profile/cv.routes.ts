import * as contract from '#domain/people/profile/cv.contract.ts'
import { presentCv, readCv } from '../../platform/files/cv.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { replaceCv } from './cv.writes.ts'

export const cvRoutes = (platform: Platform) => [
  route(contract.getCvEndpoint, async ({ viewer }) => {
    const cv = await readCv(platform.db, viewer.id)
    return { data: cv ? presentCv(platform)(cv) : null }
  }),

  route(contract.replaceCvEndpoint, async ({ files, viewer }) =>
    answerChange('personal.cv_saved', await replaceCv(platform, viewer, files.file), presentCv(platform)),
  ),
]
