import { expect, test } from 'vitest'
import { cancelInterviewEndpoint } from '#domain/hiring/interviews/interviews.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { invited } from '../../testing/interviews.ts'

const site = sharedTestApp()

test("MAIL-03 an interview has its weekday, and the candidate's own clock where it differs", async () => {
  const candidate = await site.person({ cv: true })
  const madrid = { time_zone: 'Europe/Madrid' }
  await site.platform.db.updateTable('users').set(madrid).where('id', '=', candidate.id).execute()
  const { card, recruiter, mails } = await invited(site, candidate)
  await site.platform.db.updateTable('outgoing_emails').set({ status: 'sent' }).where('user_id', '=', candidate.id).execute()
  await site.call(cancelInterviewEndpoint, { params: { id: card.uuid }, token: recruiter.token })
  const sent = await mails()
  expect(sent.map(({ kind }) => kind)).toEqual(['stage', 'interview_cancelled'])
  for (const { html, plain } of sent)
    for (const part of [html, plain]) {
      expect(part).toContain('lun 4 de marzo · 9:30–10:15')
      expect(part).toContain('En tu hora')
      expect(part).toContain('lun 4 de marzo · 15:30–16:15, hora de')
    }
  const near = await invited(site)
  expect((await near.mails())[0]?.plain).not.toContain('En tu hora')
})
