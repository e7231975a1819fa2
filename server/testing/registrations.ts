import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmUrl } from '../platform/mail/confirm-link.ts'
import { type TestApp, testPassword } from './app.ts'
import { pdfFile } from './documents.ts'

let made = 0

/** A valid registration for an unused address; override the fields that the test is about. */
export function registrationForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: 'Ana María',
    lastname: 'Prueba',
    email: `ana.${made}@example.com`,
    password: testPassword,
    repeat_password: testPassword,
    consent: 'true',
    ...overrides,
  }
}

/** Headers of a request from a new network each time, for an application with TRUST_PROXY=127.0.0.1, so that no limit is reached. */
export function ownNetwork(): Record<string, string> {
  made += 1
  return { 'x-forwarded-for': `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}` }
}

/** Registers with a CV, from a new network unless one is named. */
export function sendRegistration(
  app: TestApp,
  body: Record<string, unknown>,
  files: Record<string, File> = { file: pdfFile() },
  headers = ownNetwork(),
) {
  return app.call(registerEndpoint, { body, files, headers })
}

/** The token that confirms a person's address, as their e-mail contains it. */
export function confirmationOf({ platform }: TestApp, person: { uuid: string; email: string }): string {
  return new URL(confirmUrl(platform, person, 'es')).pathname.split('/').at(-1) ?? ''
}
