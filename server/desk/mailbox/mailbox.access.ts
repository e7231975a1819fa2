import { listMailbox, readMailbox } from '#domain/desk/mailbox/mailbox.contract.ts'
import { type AccessRow, whoMayView, whoMayViewNothing } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [listMailbox, whoMayView],
  [
    readMailbox,
    whoMayViewNothing,
    async () => ({ params: { name: '20261121T120000000Z-00000000-0000-4000-8000-000000000000' } }),
  ],
]
