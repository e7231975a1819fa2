import { expect, test } from 'vitest'
import {
  getComplianceEndpoint,
  getCompliancePdfEndpoint,
  getComplianceTextEndpoint,
} from '#domain/site/compliance/compliance.contract.ts'
import type { Config } from '../../config.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { readSiteFacts } from './compliance.reads.ts'
import { presentFacts } from './compliance.views.ts'

const site = sharedTestApp({ WORKER: '0', SMTP_URL: 'smtps://postmaster:hunter2@smtp.example:465' })

test('CMP-01 the facts name the configured processors without their passwords, and each role with its modules', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const limited = [{ module: 'candidates', item: 'view' }] as const
  await site.person({ role: limited })
  const answer = await site.call(getComplianceEndpoint, { token, query: { language: 'es' } })
  const { hosts, settings, roles } = answer.answer.data
  expect(hosts).toMatchObject({ mail: 'smtp.example', files: null, mailbox: null, company_login: null })
  expect(answer.text).not.toMatch(/hunter2|postmaster/)
  expect(settings).toEqual({
    idle_minutes: 15,
    consent_days: 90,
    test_attempts: 2,
    test_attempt_days: 180,
    test_expiry_hours: 24,
  })
  expect(roles).toContainEqual(expect.objectContaining({ people: 1, modules: ['candidates'] }))
})

test('CMP-01 an object store, a mailbox and a company login are named by their machines', async () => {
  const { config } = site.platform
  const store = { bucket: 'candidates', region: 'sa-east-1', accessKeyId: 'key', secretAccessKey: 'secret-key' }
  const read = await readSiteFacts(site.platform, 'es')
  const hostsOf = (more: Partial<Config>) => presentFacts(read, { ...config, ...more }).hosts
  expect(hostsOf({ s3: { ...store, endpoint: 'https://objects.example' } }).files).toBe('objects.example')
  expect(hostsOf({ s3: { ...store, endpoint: undefined } }).files).toBe('s3.sa-east-1.amazonaws.com')
  const replies = { imapUrl: 'imaps://reader:hunter2@imap.example/INBOX', address: 'respuestas@example.com' }
  expect(hostsOf({ replies }).mailbox).toBe('imap.example')
  expect(hostsOf({ databaseUrl: 'postgres://cantera:hunter2@db.example/cantera' }).database).toBe('db.example')
})

test('CMP-01 the documents leave as Markdown and as PDF in both languages', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const spanish = await site.call(getComplianceTextEndpoint, { token, query: { language: 'es' } })
  expect(spanish.headers['content-disposition']).toContain('cumplimiento.md')
  expect(spanish.text).toMatch(/^# Documentos de cumplimiento\n/)
  expect(spanish.text).toContain('- **Envío de correos:** Servidor smtp.example')
  const english = await site.call(getComplianceTextEndpoint, { token, query: { language: 'en' } })
  expect(english.text).toContain('## Statement on the AI Act')
  const pdf = await site.call(getCompliancePdfEndpoint, { token, query: { language: 'en' } })
  expect(pdf.status).toBe(200)
  expect(readPdf(pdf.bytes).pages.join(' ')).toContain('This document is not legal advice')
})

test('CMP-01 a name of a role cannot add markup to the file', async () => {
  const { token } = await site.person({ role: 'administrator' })
  await site.platform.db
    .insertInto('roles')
    .values({ name: '<img src=x> [mal](http://mal.example)\n# Título', description: '', built_in: null })
    .execute()
  const { text } = await site.call(getComplianceTextEndpoint, { token, query: { language: 'es' } })
  expect(text).toContain('\\<img src=x\\> \\[mal\\]\\(http://mal.example\\) \\# Título')
})
