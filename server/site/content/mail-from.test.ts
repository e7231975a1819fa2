import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Company } from '#domain/kernel/company.ts'
import { productColour } from '#domain/kernel/company-colours.ts'
import { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { contentEndpoints } from '#domain/site/content/contents.contract.ts'
import { getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { mailboxFolder } from '../../platform/mail/mailbox-folder.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readContent } from '../../platform/site-content.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()
const { company } = contentEndpoints

test('MAIL-02 SPEC-59: without a configured sender, e-mails have the company’s name in their language', async () => {
  const { token } = await site.person({ role: 'administrator' })
  for (const [lang, name] of [
    ['es', 'Talento: Andes, S.A.'],
    ['en', 'Andes Talent'],
  ] as const) {
    const { content, version } = (await site.call(company.read, { params: { lang } })).answer.data as {
      content: object
      version: number
    }
    await site.call(company.change, { params: { lang }, body: { content: { ...content, name }, version }, token })
    const { data } = (await site.call(getSettingsEndpoint, { token, headers: { 'accept-language': lang } })).answer
    expect(data.defaults.mail_name).toBe(name)
  }
  const { db, jobs, now, config } = site.platform
  const to = { name: 'Ana', address: 'ana@example.test' }
  const queue = (language: 'es' | 'en') =>
    db
      .transaction()
      .execute((tx) =>
        queueMail(
          tx,
          { jobs, secretKey: 'a key' },
          { kind: 'test', language, to, subject: language, html: '<p>x</p>', plain: 'x' },
          now(),
        ),
      )
  await queue('es')
  await queue('en')
  const folder = mailboxFolder(config)
  const kept = () => readdir(folder).catch(() => [])
  await expect.poll(kept, { timeout: 20_000 }).toHaveLength(2)
  const mails = await Promise.all((await kept()).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
  expect(Object.fromEntries(mails.map(({ subject, from }) => [subject, from]))).toEqual({
    es: { name: 'Talento: Andes, S.A.', address: 'no-reply@cantera.test' },
    en: { name: 'Andes Talent', address: 'no-reply@cantera.test' },
  })
})

test('MAIL-04 the company’s colour is in the head and the buttons of its e-mails, and without one the product’s', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const setColour = async (colour: string) => {
    const { content } = await readContent(site.platform, 'company', 'es')
    const changed = await site.call(company.change, { params: { lang: 'es' }, body: { content: { ...content, colour } }, token })
    return changed.status === 422 ? changed.refusal : (changed.answer.data.content as Company).colour
  }
  const queued = async () => {
    const email = (await site.person()).email
    await site.call(forgotEndpoint, { body: { email } })
    const mails = site.platform.db.selectFrom('outgoing_emails').select('html').where('to_address', '=', email)
    return (await mails.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).html
  }
  for (const typed of ['#1F6F54', '1f6f54', ' #1f6f54 ']) expect(await setColour(typed)).toBe('#1f6f54')
  expect(await queued()).toContain('background-color:#1f6f54')
  expect(await setColour('#abc')).toBe('#aabbcc')
  expect(await setColour('verde')).toMatchObject({ errors: { 'content.colour': ['site.error.colour'] } })
  expect(await setColour('')).toBe('')
  expect(await queued()).toContain(`background-color:${productColour}`)
})
