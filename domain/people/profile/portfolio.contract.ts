import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, link, recordId, requiredText, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { wholeAddress } from '../../kernel/web-address.ts'
import { profileFile, uploadLimits } from './stored-file.contract.ts'

/** An example of the person's work (PRT-01). */
export const portfolioForm = z.object({
  description: requiredText('portfolio.error.description_required', limits.text.description),
  link: link('portfolio.error.link_urlrequired', 'portfolio.error.link_url'),
})

/** The form for people, who may type a link without https://, as in every other field for a website (SPEC-50). */
export const typedPortfolioForm = portfolioForm.extend({
  link: z.string().trim().transform(wholeAddress).pipe(portfolioForm.shape.link),
})
const portfolioEditForm = portfolioForm.extend({ remove_file: flag, version: versionSeen })

export const portfolioView = z.object({
  uuid: z.string(),
  description: z.string(),
  link: z.string(),
  /** Signed path of the file, or null. */
  file: z.string().nullable(),
  file_name: z.string().nullable(),
  version: z.number().int(),
})
export type PortfolioView = z.infer<typeof portfolioView>

const params = z.object({ uuid: recordId })
const files = { file: profileFile } as const

export const listPortfolioEndpoint = endpoint({
  method: 'GET',
  path: '/api/portfolio',
  summary: "Lists the caller's portfolio, the newest first",
  access: 'candidate',
  answer: listOf(portfolioView),
})

export const addPortfolioItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/portfolio',
  summary: "Adds an item to the caller's portfolio, with or without a file",
  access: 'candidate',
  files,
  limits: uploadLimits,
  body: portfolioForm,
  answer: changeOf(portfolioView),
})

export const getPortfolioItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/portfolio/:uuid',
  summary: "Returns one item of the caller's portfolio",
  access: 'candidate',
  params,
  answer: recordOf(portfolioView),
})

export const updatePortfolioItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/editPortfolio/:uuid',
  summary:
    "Changes an item of the caller's portfolio, unless it was changed elsewhere since it was read; another file takes the former one's place",
  access: 'candidate',
  params,
  files,
  limits: uploadLimits,
  body: portfolioEditForm,
  answer: changeOf(portfolioView),
})

export const deletePortfolioItemEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/portfolio/:uuid',
  summary: "Deletes an item of the caller's portfolio with its file",
  access: 'candidate',
  params,
  answer: changeOf(portfolioView),
})
