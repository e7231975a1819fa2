import type { Locator, Page } from '@playwright/test'
import { replyScreens } from '#domain/hiring/replies/replies.screens.ts'
import { applicants, cardOf, moveByMenu, openNewBoard } from './support/hiring-board.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test.use({ mailServers: true })

const [one, two] = applicants
const words = 'Sí, puedo el lunes. Va mi hoja de vida.'

/** The e-mail about the test, and not the one that confirmed the application. */
const aboutTheTest = /^(?!Recibimos)/

/** Moves a card, and sends the e-mail that the dialog proposes. */
async function moveAndWrite(page: Page, name: string): Promise<void> {
  await moveByMenu(page, name, 'makeTest')
  const dialog = dialogTo(page, name)
  await dialog.getByRole('button', { name: text('notification.send') }).click()
  await expect(dialog).toBeHidden()
}

const dialogTo = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: text('notification.title', 'es', { name }) })

/** An answer as Gmail writes it, with a PDF. */
const answerOf = (from: string, to: string, messageId: string) => `From: Ana Ruiz <${from}>
To: <${to}>
Subject: Re: Avance
Message-ID: <${crypto.randomUUID()}@correo.test>
In-Reply-To: ${messageId}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=all

--all
Content-Type: multipart/alternative; boundary=words

--words
Content-Type: text/plain; charset=utf-8

${words}

El mié, 25 nov 2026 a las 10:00, Cantera (<${to}>)
escribió:

> ¿Puedes el lunes?
--words
Content-Type: text/html; charset=utf-8

<div>${words}</div><blockquote>¿Puedes el lunes?</blockquote>
--words--
--all
Content-Type: application/pdf; name="hoja-de-vida.pdf"
Content-Disposition: attachment; filename="hoja-de-vida.pdf"
Content-Transfer-Encoding: base64

${Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')}
--all--
`

/** The report of a mail server that does not know the receiver. */
const reportTo = (to: string, receiver: string) => `From: MAILER-DAEMON@mx.agencia.test
To: <${to}>
Subject: Undelivered Mail Returned to Sender
Message-ID: <${crypto.randomUUID()}@mx.agencia.test>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.agencia.test

Final-Recipient: rfc822; ${receiver}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${receiver}>: User unknown
--b--
`

test('EML-01 NOT-01 a recruiter is notified of an answer, reads it with its file, and replies to it', async ({
  page,
  startSession,
  post,
}) => {
  await startSession('recruiter')
  await openNewBoard(page, [one])
  await moveAndWrite(page, one.name)
  const sent = await post.waitFor(one.email, aboutTheTest)
  const address = sent.email.replyTo?.[0]?.address ?? ''
  expect(address).toMatch(/^postulaciones\+a/)
  post.deliver(answerOf(one.email, address, sent.email.messageId ?? ''))

  const bell = page.getByRole('button', { name: /^Novedades:/ })
  await expect(bell).toHaveAccessibleName(/sin leer$/)
  await bell.click()
  await page.keyboard.press('Escape')
  await expect(cardOf(page, one.name).getByText(text('replies.card_waits'))).toBeVisible()
  await bell.click()
  await page.getByRole('link', { name: text('notices.said.reply', 'es', { name: one.name }) }).click()
  const about = page.getByRole('dialog', { name: one.name })
  await expect(about.getByText(text('replies.card_waits'))).toBeVisible()
  await expect(about.getByText(words)).toBeVisible()
  await expect(about.getByRole('link', { name: 'hoja-de-vida.pdf' })).toBeVisible()
  await expect(about.getByText('> ¿Puedes el lunes?')).toBeHidden()
  await expectNoAccessibilityViolations(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(about.getByText(words)).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await about.getByRole('button', { name: text('replies.answer'), exact: true }).click()
  await expect(about.getByText(text('replies.subject_is', 'es', { subject: 'Re: Avance' }))).toBeVisible()
  await about.getByLabel(text('replies.your_words')).fill('Nos vemos el lunes')
  await expectNoAccessibilityViolations(page)
  await about.getByRole('button', { name: text('replies.send') }).click()
  const own = about.getByText('Nos vemos el lunes')
  await expect(own).toBeVisible()
  const { email: answered } = await post.waitFor(one.email, /^Re: Avance$/)
  expect(answered.from?.name).toContain(' · ')
  expect(answered.inReplyTo).toMatch(/@correo\.test>$/)
  expect(answered.references?.split(/\s+/)).toHaveLength(2)
  expect(answered.text).not.toContain(text('board.stage.makeTest'))

  // A colleague goes on with the conversation, from the dashboard.
  post.deliver(answerOf(one.email, address, answered.messageId ?? '').replaceAll(words, '¿A qué hora?'))
  await startSession('admin')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(replyScreens.unansweredReplies.to())
  const row = page.getByRole('row').filter({ hasText: '¿A qué hora?' })
  await expect(async () => {
    await page.reload()
    await expect(row).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  await row.getByRole('link', { name: text('replies.open_named', 'es', { name: one.name }) }).click()
  await expect(about.getByText('¿A qué hora?')).toBeVisible()
  await expect(own).toBeVisible()
  await about
    .getByRole('button', { name: text('replies.answer'), exact: true })
    .first()
    .click()
  await about.getByLabel(text('replies.your_words')).fill('A las diez.')
  await about.getByRole('button', { name: text('replies.send') }).click()
  await expect(about.getByText('A las diez.')).toBeVisible()
  await expect(about.getByText(text('replies.unsettled'), { exact: true })).toBeHidden()
  await expect(about.getByText(text('replies.card_waits'))).toBeHidden()
})

test('EML-01 BRD-02 an e-mail that did not arrive marks the card on a phone until the mark is cleared', async ({
  page,
  startSession,
  post,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await startSession('recruiter')
  await openNewBoard(page, [two])
  await moveAndWrite(page, two.name)
  const { from } = await post.waitFor(two.email, aboutTheTest)
  post.deliver(reportTo(from, two.email))
  const mark = cardOf(page, two.name).getByText(text('replies.unreached'))
  await expect(mark).toBeVisible()
  await expectNoAccessibilityViolations(page)
  await cardOf(page, two.name).getByRole('heading').click()
  const about = page.getByRole('dialog', { name: two.name })
  await expect(about.getByText(text('replies.unreached'), { exact: true })).toBeVisible()
  await about.getByRole('button', { name: text('replies.clear') }).click()
  await expect(page.getByText(text('replies.cleared'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mark).toBeHidden()
})
