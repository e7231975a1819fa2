import { searchForStaff } from '#domain/desk/search/search.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[searchForStaff, viewRequired, async () => ({ query: { q: 'an' } })]]
