import { searchForStaff } from '#domain/desk/search/search.contract.ts'
import { type AccessRow, whoMayView } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[searchForStaff, whoMayView, async () => ({ query: { q: 'an' } })]]
