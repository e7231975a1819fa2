import type { APIRequestContext } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { Mailbox } from './mailbox.ts'
import { newPassword, pdf } from './registration.ts'
import { expect } from './test.ts'

export const anotherPassword = 'Granite.2027!'

/** Registers a new candidate with newPassword. */
export async function registerByCall(request: APIRequestContext, email: string): Promise<void> {
  const password = { password: newPassword, repeat_password: newPassword }
  const multipart = { name: 'Nora', lastname: 'Prueba', email, ...password, consent: 'true', file: pdf() }
  expect((await request.post('/api/users/register', { multipart })).status()).toBe(200)
}

/** Opens the link that a role waits for which staff gave to an unconfirmed account, and keeps newPassword (SPEC-98). */
export async function acceptRole(request: APIRequestContext, mailbox: Mailbox, email: string): Promise<void> {
  const invitation = async () => (await mailbox.find({ to: email })).find(({ html }) => html?.includes('/invitation/'))
  await expect.poll(invitation).toBeDefined()
  const [, token] = /\/invitation\/([\w-]{43})/.exec((await invitation())?.html ?? '') ?? []
  expect((await request.post('/api/users/invitation', { data: { token, password: newPassword } })).status()).toBe(200)
}

/** The path that an e-mail links to, the same in its button and in its plain text. */
export function linkIn({ html = '', text = '' }: Email, folder: 'reset' | 'invitation' | 'consent'): string {
  const path = new RegExp(`https?://[^/\\s"]+(/${folder}/[\\w-]{43}\\?lang=\\w\\w)`)
  const [inHtml, inText] = [html, text].map((part) => path.exec(part)?.[1])
  expect(inHtml).toBe(inText)
  return inHtml ?? ''
}
