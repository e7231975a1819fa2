import { listMailboxEndpoint, readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { type AccessRow, viewRequired, viewRequiredNotFound } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [listMailboxEndpoint, viewRequired],
  [
    readMailboxEndpoint,
    viewRequiredNotFound,
    async () => ({ params: { name: '20261121T120000000Z-00000000-0000-4000-8000-000000000000' } }),
  ],
]
