import { isRefusal } from '#domain/kernel/refusals.ts'
import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { beginCompanyLogin } from './company-login.writes.ts'

export const companyLoginRoutes = (platform: Platform) => [
  route(beginCompanyLoginEndpoint, async () => {
    const begun = await beginCompanyLogin(platform)
    return isRefusal(begun) ? begun : { data: begun }
  }),
]
