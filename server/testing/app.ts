import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { AnswerOf, BodyInput, Endpoint, ParamsInput, QueryInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { modules, type Right } from '#domain/kernel/permissions.ts'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { createApp } from '../app.ts'
import { compose } from '../compose.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { JobSettings } from '../platform/jobs/job-queue.ts'
import { openLog } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { pseudonym } from '../platform/sessions/rate-limits.ts'
import { hashToken, newToken } from '../platform/sessions/tokens.ts'
import { testDatabase } from './database.ts'

export const testPassword = 'Quarry.2026!'

interface CallInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
  readonly body?: BodyInput<E> | Record<string, unknown>
  readonly files?: Record<string, File>
  readonly token?: string | undefined
  readonly headers?: Record<string, string>
}

export interface TestPerson {
  readonly id: number
  readonly uuid: string
  readonly email: string
  readonly token: string
}

interface TestAppSettings {
  readonly env?: Record<string, string>
  readonly atEnd?: (stop: () => Promise<void>) => void
  /** Receives the lines of the log; `env` must switch it on with LOG_LEVEL. */
  readonly log?: (line: string) => void
  /** Shorter pauses of the job queue, for tests that wait for jobs which no notification announces. */
  readonly jobs?: Partial<JobSettings>
  /** A database and a data folder of the caller. The application closes the database and leaves the folder. */
  readonly over?: { readonly database: Database; readonly dataDir: string }
}

/**
 * Starts the real application over a fresh clone of the database of the project's engine, called in process. Only the clock can be moved.
 * It is closed when the test that started it ends; sharedTestApp shares one among the tests of a file.
 */
export async function startTestApp(settings: TestAppSettings = {}) {
  const dataDir = settings.over?.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'cantera-test-')))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    PUBLIC_URL: 'https://cantera.test',
    ...settings.env,
  })
  const database = settings.over?.database ?? (await testDatabase())
  let skewMs = 0
  const log = openLog(config, settings.log && { write: settings.log })
  const platform = await compose(config, database, () => new Date(Date.now() + skewMs), settings.jobs, log)
  const app = await createApp(platform)
  await app.ready()
  const stop = async () => {
    await app.close()
    await platform.reads.close()
    await platform.jobs.stop()
    await database.close()
    if (!settings.over) await rm(dataDir, { recursive: true, force: true })
  }
  if (settings.atEnd) settings.atEnd(stop)
  else onTestFinished(stop)

  return {
    app,
    platform,
    dataDir,
    /** Moves the server's clock forward. */
    passSeconds(seconds: number) {
      skewMs += seconds * 1000
    },
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) => call(app, endpoint, input),
    person: (options: PersonOptions = {}) => makePerson(platform, options),
    /** The name of an address or a network in the keys of rate limits. */
    inCounts: (text: string) => pseudonym(platform.secretKey, text),
    /** The audited actions of a person, in order. */
    auditOf: ({ id }: TestPerson) => auditOf(platform, id),
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Starts one application for a whole file, available while its tests run: `const site = sharedTestApp()`. */
export function sharedTestApp(env: Record<string, string> = {}): TestApp {
  const site = {} as TestApp
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    Object.assign(site, await startTestApp({ env, atEnd: (end) => (stop = end) }))
  }, 60_000)
  afterAll(async () => stop?.())
  return site
}

async function call<E extends Endpoint>(app: FastifyInstance, endpoint: E, input: CallInput<E>) {
  const params = (input.params ?? {}) as Record<string, unknown>
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const payload = await payloadOf(endpoint, input)
  const response = await app.inject({
    method: endpoint.method,
    url,
    query: Object.fromEntries(Object.entries((input.query ?? {}) as object).map(([name, value]) => [name, String(value)])),
    headers: { ...payload.headers, ...(input.token ? { authorization: `Bearer ${input.token}` } : {}), ...input.headers },
    ...(payload.body === undefined ? {} : { payload: payload.body }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    get answer() {
      if (response.statusCode >= 400)
        throw new Error(`${endpoint.method} ${url} answered ${response.statusCode}: ${response.body}`)
      return response.json() as AnswerOf<E>
    },
    get refusal() {
      return response.json() as RefusalBody
    },
  }
}

async function payloadOf(
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
): Promise<{ headers: Record<string, string>; body?: string | Buffer }> {
  if (!endpoint.files)
    return input.body === undefined
      ? { headers: {} }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body) }
  const form = new FormData()
  for (const [name, value] of Object.entries((input.body ?? {}) as object)) form.append(name, String(value))
  for (const [name, file] of Object.entries(input.files ?? {})) form.append(name, file)
  const encoded = new Response(form)
  return { headers: { 'content-type': encoded.headers.get('content-type')! }, body: Buffer.from(await encoded.arrayBuffer()) }
}

async function auditOf({ db }: Platform, actorId: number): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').where('actor_id', '=', actorId).orderBy('id').execute()
  return rows.map(({ action }) => action)
}

interface PersonOptions {
  /** `administrator`, `user`, or the rights of a custom role; a candidate when unset. */
  readonly role?: 'administrator' | 'user' | 'hired' | readonly Right[]
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: Language
  /** Whether the address is confirmed; true by default. */
  readonly confirmed?: boolean
  /** Limits the custom role to the vacancies that the person owns or is a member of. */
  readonly limited?: boolean
  /** Gives the person a stored CV, which applying needs. */
  readonly cv?: boolean
}

const builtIn = { administrator: 1, user: 2, hired: 3 } as const
let made = 0

/** Creates a person with a live session directly in the tables, for tests that are not about registration. */
async function makePerson({ db, now }: Platform, options: PersonOptions): Promise<TestPerson> {
  made += 1
  const number = made
  const role = options.role ?? 'user'
  const roleId = typeof role === 'string' ? builtIn[role] : await makeRole(db, role, number, options.limited)
  const file = options.cv
    ? await db
        .insertInto('files')
        .values({
          storage_key: `cv/test-${number}.pdf`,
          original_name: 'hoja-de-vida.pdf',
          media_type: 'application/pdf',
          bytes: 9,
          sha256: '00',
          purpose: 'cv',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : undefined
  const user = await db
    .insertInto('users')
    .values({
      role_id: roleId,
      first_name: options.firstName ?? 'Persona',
      last_name: options.lastName ?? `Prueba ${number}`,
      email: options.email ?? `persona.${number}@example.com`,
      password_hash: 'no password: this person never logs in',
      language: options.language ?? 'es',
      cv_file_id: file?.id ?? null,
      email_verified_at: options.confirmed === false ? null : now(),
      owner_confirmed_at: options.confirmed === false ? null : now(),
    })
    .returning(['id', 'uuid', 'email'])
    .executeTakeFirstOrThrow()
  const session = await db
    .insertInto('sessions')
    .values({ user_id: user.id, network_hash: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const expires = new Date(now().getTime() + 3_600_000)
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), session_id: session.id, expires_at: expires })
    .execute()
  return { ...user, token }
}

async function makeRole(db: Platform['db'], rights: readonly Right[], number: number, limited = false): Promise<number> {
  const role = await db
    .insertInto('roles')
    .values({ name: `role ${number}`, description: 'made for a test', limited })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (rights.length > 0)
    await db
      .insertInto('role_permissions')
      .values(rights.map(({ module, item }) => ({ role_id: role.id, module_id: modules[module].id, item })))
      .execute()
  return role.id
}
