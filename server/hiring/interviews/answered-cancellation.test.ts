import { expect, test } from 'vitest'
import { withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { invited } from '../../testing/interviews.ts'

const mailbox = { IMAP_URL: 'imap://testuser:testpass@127.0.0.1/INBOX', REPLY_ADDRESS: 'postulaciones@agencia.test' }
const site = sharedTestApp(mailbox)

test.each(['withdrawal', 'cancellation'] as const)(
  'EML-01 the e-mail about a %s says that replies reach the team on a site that reads them',
  async (event) => {
    const { candidate, recruiter, card, mails } = await invited(site)
    if (event === 'withdrawal')
      await site.call(withdrawApplicationEndpoint, { params: { uuid: card.uuid }, token: candidate.token })
    else await site.call(cancelInterviewEndpoint, { params: { id: card.uuid }, body: { reason: '' }, token: recruiter.token })
    const last = (await mails()).at(-1)
    expect(last).toMatchObject({
      kind: 'interview_cancelled',
      reply_to: replyAddress(site.platform, { kind: 'application', id: card.id }),
    })
    expect(last?.plain).toContain('Puedes responder a este correo')
    expect(last?.plain).not.toContain('nadie lee')
  },
)
