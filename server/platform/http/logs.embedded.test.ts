import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startChildProgram } from '../../testing/child-program.ts'

const secrets = {
  password: 'Quarry.2026!',
  wrong: 'Granite.2027!',
  next: 'Basalt.2028!',
  cv: 'what the CV says',
  phone: '3009998877',
  about: 'nobody else reads this',
}

/** A server with the fullest log, in a process of its own; it prints its answers on separate lines. */
const program = `
  import { openAsBlob } from 'node:fs'
  import { createApp } from '#server/app.ts'
  import { compose } from '#server/compose.ts'
  import { readConfig } from '#server/config.ts'
  import { assembleEmbedded } from '#server/database/embedded.ts'
  import { startEngine } from '#server/database/engine.ts'

  const secrets = JSON.parse(process.env.SECRETS)
  const config = readConfig({ DATA_DIR: process.env.DATA_FOLDER, LOG_LEVEL: 'debug', WORKER: '0' })
  const database = assembleEmbedded(await startEngine({ loadDataDir: await openAsBlob(process.env.TEMPLATE) }), '')
  const platform = await compose(config, database)
  const app = await createApp(platform)
  const answers = []
  const call = async (method, url, payload, headers = {}) => {
    const response = await app.inject({ method, url, payload, headers })
    answers.push({ url, status: response.statusCode, body: response.json() })
    return response.json()
  }

  const form = new FormData()
  const registration = { name: 'Ana', lastname: 'Prueba', email: 'ana@example.com', password: secrets.password, repeat_password: secrets.password, consent: 'true' }
  for (const [name, value] of Object.entries(registration)) form.append(name, value)
  form.append('file', new File(['%PDF-1.4 ' + secrets.cv], 'cv.pdf'))
  const encoded = new Response(form)
  const type = { 'content-type': encoded.headers.get('content-type') }
  await call('POST', '/api/users/register', Buffer.from(await encoded.arrayBuffer()), type)
  await call('POST', '/oauth/token', { grant_type: 'password', username: 'ana@example.com', password: secrets.wrong })
  const tokens = await call('POST', '/oauth/token', { grant_type: 'password', username: 'ana@example.com', password: secrets.password })
  const renewed = await call('POST', '/oauth/token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  const authorization = { authorization: 'Bearer ' + renewed.access_token }
  const personal = await call('GET', '/api/users/get/personal', undefined, authorization)
  const details = { personal_phone: secrets.phone, date_of_birth: '1990-01-01', address: 'Calle 1', state: 'Antioquia', country: 'Colombia', zip_code: '1', about_me: secrets.about }
  await call('PUT', '/api/users/save/personal', { name: 'Ana', lastname: 'Prueba', email: 'ana@example.com', ...details }, authorization)
  await app.inject(personal.data.file)
  // An unexpected error: the database refuses a whole row.
  await database.pool.query("alter table profiles add constraint broken check (about = '')  not valid")
  await call('PUT', '/api/users/save/personal', { name: 'Ana', lastname: 'Prueba', email: 'ana@example.com', ...details }, authorization)
  await call('POST', '/oauth/revoke', { token: renewed.refresh_token })
  // Without a worker the e-mail with the link stays queued.
  await call('POST', '/api/forgot', { email: 'ana@example.com', lang: 'es' })
  const { rows } = await database.pool.query("select plain from outgoing_emails where kind = 'recovery'")
  const link = /reset\\/([\\w-]+)/.exec(rows[0].plain)[1]
  await call('GET', '/api/users/reset/' + link)
  await call('POST', '/api/users/newPassword', { token: link, password: secrets.next })
  await call('GET', '/api/users/reset/' + link)
  const signature = new URL(personal.data.file, 'http://host').searchParams.get('signature')
  console.log('REPORT ' + JSON.stringify({ answers, given: [tokens.access_token, tokens.refresh_token, renewed.access_token, renewed.refresh_token, signature, link] }))
  process.exit(0)
`

const template = inject('testTemplate')

test('CFG-02 LOG-03 the log has the ids of errors, but no password, token, link, signature, CV or answer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-logs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const child = startChildProgram(program, {
    DATA_FOLDER: folder,
    TEMPLATE: 'dumpFile' in template ? template.dumpFile : '',
    SECRETS: JSON.stringify(secrets),
  })
  expect(await child.ended).toBe(0)

  const report = child.lines.find((line) => line.startsWith('REPORT '))!
  const { answers, given } = JSON.parse(report.slice('REPORT '.length)) as {
    answers: { status: number; body: Record<string, unknown> }[]
    given: string[]
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 200, 200, 200, 500, 200, 200, 200, 200, 404])
  const failure = answers[6]!.body
  expect(failure).toEqual({ error_message: 'errors.unexpected', errors: {}, request_id: expect.any(String) })

  const log = child.lines.filter((line) => line !== report).join('\n')
  expect(log).toContain(failure.request_id)
  expect(log).toContain('/api/users/save/personal')
  for (const secret of [...Object.values(secrets), ...given, 'ana@example.com', '$argon2id$']) expect(log).not.toContain(secret)
}, 60_000)
