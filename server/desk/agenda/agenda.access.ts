import {
  endFeedEndpoint,
  getAgendaEndpoint,
  getFeedEndpoint,
  makeFeedEndpoint,
  readFeedEndpoint,
} from '#domain/desk/agenda/agenda.contract.ts'
import { hashToken, newLinkSecret } from '../../platform/sessions/tokens.ts'
import { type AccessRow, everyone, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [getAgendaEndpoint, viewRequired, async () => ({ query: { from: '2099-01-05', whose: 'team' } })],
  [getFeedEndpoint, viewRequired],
  [makeFeedEndpoint, viewRequired],
  [endFeedEndpoint, viewRequired],
  [
    readFeedEndpoint,
    everyone,
    async (site) => {
      const secret = newLinkSecret()
      const { id } = await site.person({ role: 'administrator' })
      const made = { user_id: id, secret_hash: hashToken(secret), made_at: site.platform.now() }
      await site.platform.db.insertInto('agenda_feeds').values(made).execute()
      return { params: { secret } }
    },
  ],
]
