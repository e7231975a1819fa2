import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import type { AccessRow } from '../../testing/access.ts'

/** The site of the matrix has no provider. */
const nobodyFinds = [404, 404, 404, 404, 404, 404, 404] as const

export const access: readonly AccessRow[] = [[beginCompanyLoginEndpoint, nobodyFinds]]
