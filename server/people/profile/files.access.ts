import * as cv from '#domain/people/profile/cv.contract.ts'
import * as portfolio from '#domain/people/profile/portfolio.contract.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'

const item = { description: 'Un sitio que hice', link: 'https://example.com/' }

export const access: readonly AccessRow[] = [
  [cv.getCv, candidates],
  [cv.replaceCv, candidates, async () => ({ files: { file: pdfFile() } })],
  [portfolio.listPortfolio, candidates],
  [portfolio.addPortfolioItem, candidates, async () => ({ body: item })],
  [portfolio.getPortfolioItem, candidates, async (site, asking) => ({ params: await anItem(site, asking) })],
  [
    portfolio.updatePortfolioItem,
    candidates,
    async (site, asking) => ({ params: await anItem(site, asking), body: { ...item, version: 1 } }),
  ],
  [portfolio.deletePortfolioItem, candidates, async (site, asking) => ({ params: await anItem(site, asking) })],
]

/** The asker's own; somebody else's where nobody asks. */
async function anItem(site: TestApp, asking: TestPerson | undefined) {
  const { id: user_id } = asking ?? (await site.person())
  return site.platform.db
    .insertInto('portfolio_items')
    .values({ user_id, ...item })
    .returning('uuid')
    .executeTakeFirstOrThrow()
}
