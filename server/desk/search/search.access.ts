import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[searchForStaffEndpoint, viewRequired, async () => ({ query: { q: 'an' } })]]
