import { listSteps } from '#domain/site/site.contract.ts'
import { type AccessRow, everyone } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[listSteps, everyone, async () => ({ params: { lang: 'es' } })]]
