import * as cv from '#domain/people/profile/cv.contract.ts'
import * as portfolio from '#domain/people/profile/portfolio.contract.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'

const item = { description: 'Un sitio que hice', link: 'https://example.com/' }

export const access: readonly AccessRow[] = [
  [cv.getCvEndpoint, candidates],
  [cv.replaceCvEndpoint, candidates, async () => ({ files: { file: pdfFile() } })],
  [portfolio.listPortfolioEndpoint, candidates],
  [portfolio.addPortfolioItemEndpoint, candidates, async () => ({ body: item })],
  [portfolio.getPortfolioItemEndpoint, candidates, async (site, caller) => ({ params: await anItem(site, caller) })],
  [
    portfolio.updatePortfolioItemEndpoint,
    candidates,
    async (site, caller) => ({ params: await anItem(site, caller), body: { ...item, version: 1 } }),
  ],
  [portfolio.deletePortfolioItemEndpoint, candidates, async (site, caller) => ({ params: await anItem(site, caller) })],
]

/** An item of the caller; of another person if nobody is logged in. */
async function anItem(site: TestApp, caller: TestPerson | undefined) {
  const { id: user_id } = caller ?? (await site.person())
  return site.platform.db
    .insertInto('portfolio_items')
    .values({ user_id, ...item })
    .returning('uuid')
    .executeTakeFirstOrThrow()
}
