import { refuse } from '#domain/kernel/refusals.ts'
import * as contract from '#domain/people/profile/portfolio.contract.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPortfolio, readPortfolioItem } from './files.reads.ts'
import { presentPortfolioItem } from './files.views.ts'
import * as writes from './portfolio.writes.ts'

export const portfolioRoutes = (platform: Platform) => {
  const { db } = platform
  const present = presentPortfolioItem(platform)
  return [
    route(contract.listPortfolioEndpoint, async ({ viewer }) => answerPage(await readPortfolio(db, viewer.id), present)),

    route(contract.addPortfolioItemEndpoint, async ({ body, files, viewer }) =>
      answerChange('common.added', await writes.addPortfolioItem(platform, viewer, body, files.file), present),
    ),

    route(contract.getPortfolioItemEndpoint, async ({ params, viewer }) => {
      const item = await readPortfolioItem(db, viewer.id, params.uuid)
      return item ? { data: present(item) } : refuse('errors.not_found')
    }),

    route(
      contract.updatePortfolioItemEndpoint,
      async ({ params, body: { remove_file: removeFile, ...fields }, files, viewer }) => {
        const item = await readPortfolioItem(db, viewer.id, params.uuid)
        if (!item) return refuse('errors.not_found')
        const edit = { ...fields, removeFile, version: seenVersion(fields, item) }
        return answerChange(
          'common.modified',
          await writes.updatePortfolioItem(platform, viewer, item, edit, files.file),
          present,
        )
      },
    ),

    route(contract.deletePortfolioItemEndpoint, async ({ params, viewer }) => {
      const item = await readPortfolioItem(db, viewer.id, params.uuid)
      if (!item) return refuse('errors.not_found')
      return answerChange('common.deleted', await writes.deletePortfolioItem(platform, viewer, item), present)
    }),
  ]
}
