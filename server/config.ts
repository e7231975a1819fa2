import path from 'node:path'
import { z } from 'zod'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { limits } from '#domain/kernel/limits.ts'
import { StartupError } from './database/startup-error.ts'
import {
  address,
  blankIsUnset,
  encodeIt,
  explainSettings,
  flag,
  isLoopback,
  needsEncoding,
  optional,
  reasonOf,
  secret,
  understood,
  urlOf,
} from './platform/environment.ts'
import { readTrustProxy, type TrustProxy } from './platform/http/trusted-proxies.ts'
import { type MailAddress, readMailFrom } from './platform/mail/mail-from.ts'
import { type CompanyLogin, companyEnvironment, readCompanyLogin } from './platform/sessions/company-settings.ts'
import { type Provisioning, provisioningEnvironment, readProvisioning } from './platform/sessions/provisioning-settings.ts'
import { withSettingsFromFiles } from './platform/settings-from-files.ts'
import { unknownSettings } from './platform/unknown-settings.ts'
import { type DemoWorld, demoEnvironment, readDemo } from './seeds/demo-settings.ts'

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const databaseAddress = z.string().refine((text) => !needsEncoding(text), encodeIt)

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('::'),
  PUBLIC_URL: optional(address.refine(hasNoPath, 'has more than a scheme, a host and a port')),
  TRUST_PROXY: understood(readTrustProxy, 'names something else than addresses, networks or a number of proxies').default(false),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  DATABASE_READ_URL: optional(databaseAddress),
  /** With a single connection, work that asks a second one while its transaction waits would never end. */
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  DATABASE_START_SECONDS: z.coerce.number().min(0).max(600).default(60),
  MIGRATE: flag(true),
  WORKER: flag(true),
  BACKGROUND_PROCESS: flag(true),
  SMTP_URL: optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: z.preprocess(
    blankIsUnset,
    understood(readMailFrom, 'is neither an address nor `Name <address>`').default({
      name: '',
      address: 'no-reply@cantera.test',
    }),
  ),
  IMAP_URL: optional(urlOf('imap', 'imaps').refine(namesMailbox, 'lacks a user or a password')),
  REPLY_ADDRESS: optional(
    z
      .email()
      .max(60)
      .refine((text) => !text.includes('+'), 'has a + already'),
  ),
  REPLY_SECONDS: z.coerce.number().min(1).max(900).default(30),
  MAIL_HOLD_SECONDS: z.coerce.number().min(0).max(60).default(limits.undoSeconds),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: optional(address),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  MEDIA_URL: optional(address),
  SOURCE_URL: optional(urlOf('https', 'http')),
  SECURITY_CONTACT: optional(
    z.union([z.url({ protocol: /^(https|mailto)$/ }), z.email().transform((text) => `mailto:${text}`)], {
      error: 'is neither an e-mail address nor one that begins with https://',
    }),
  ),
  SECRET_KEY: optional(secret),
  BACKUP_KEY: optional(secret),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string()),
  ...demoEnvironment,
  SITE_TIME_ZONE: understood(knownTimeZone, 'is no zone of the IANA database').default('America/Bogota'),
  SITE_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'has other than two capital letters')
    .default('CO'),
  OAUTH_CLIENT_ID: z.string().default('cantera-web'),
  OAUTH_CLIENT_SECRET: optional(z.string()),
  ...companyEnvironment,
  ...provisioningEnvironment,
  TEST_ATTEMPTS: whole(limits.attempts.most),
  TEST_ATTEMPT_DAYS: whole(limits.attempts.days),
  TEST_EXPIRY_HOURS: whole(limits.attempts.expiryHours),
  NEUTRAL_RECOVERY: flag(false),
  IDLE_MINUTES: z.coerce.number().positive().default(limits.idle.minutes),
  CANTERA_DEV: flag(false),
  STORAGE_GIGABYTES: whole(limits.filled.gigabytes),
  METRICS_TOKEN: optional(z.string().min(16)),
  FOREIGN_LOOPBACK: flag(false),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

type Settings = z.output<typeof environment>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** All settings of the environment, parsed once. */
export interface Config {
  production: boolean
  development: boolean
  port: number
  host: string
  publicUrl: string
  /** Whether PUBLIC_URL was set; else publicUrl is an address that only this machine can open. */
  publicUrlIsSet: boolean
  /** The proxies whose X-Forwarded-For is trusted; false when there are none. */
  trustProxy: TrustProxy | false
  dataDir: string
  databaseUrl: string | undefined
  /** The address of the server itself, where databaseUrl is that of a pooler in transaction mode (POL-01). */
  directUrl: string | undefined
  /** The standbys of databaseUrl that answer reads (RPL-01). */
  readUrl: string | undefined
  databasePool: number
  /** How long a start tries while PostgreSQL does not answer. */
  databaseStartSeconds: number
  migrate: boolean
  /** Whether this process also runs queued jobs; at least one process must. */
  worker: boolean
  /** Whether a background process does the heavy work of this one (P10); never over the embedded database, which only one process can open. */
  backgroundProcess: boolean
  smtpUrl: string | undefined
  /** Without a name, e-mails carry the company's name. */
  mailFrom: MailAddress
  /** The mailbox with the answers to e-mails, and its address; undefined on a site that reads none (EML-01). */
  replies: { imapUrl: string; address: string } | undefined
  /** The pause between two visits of that mailbox. */
  replySeconds: number
  /** How long the first e-mail after a move waits, so that move and e-mail can be undone together. */
  mailHoldSeconds: number
  s3: { bucket: string; region: string; endpoint: string | undefined; accessKeyId: string; secretAccessKey: string } | undefined
  mediaUrl: string
  /** The address of this installation's source code; null when it is not set. */
  sourceUrl: string | null
  /** The address for reports of weaknesses, as `mailto:…` or `https://…` (SUP-01). */
  securityContact: string | undefined
  secretKey: string | undefined
  /** Encrypts archives of `npm run backup`; without it they are not encrypted (BAK-01). */
  backupKey: string | undefined
  admin: { email: string | undefined; password: string | undefined }
  /** The whole demo world, or only its few main people. */
  demo: DemoWorld | undefined
  /** Whether a demo world may be served to the public, as DEMO_CONFIRM says (SPEC-101). */
  demoConfirmed: boolean
  /** Names of the environment that look like misspelt settings. */
  unknownSettings: readonly string[]
  timeZone: string
  /** The country of the vacancies, as two letters of ISO 3166. */
  country: string
  oauth: { clientId: string; clientSecret: string | undefined }
  /** The login of staff with their company's account; undefined on a site without it (SSO-01). */
  company: CompanyLogin | undefined
  /** The directory that creates and closes accounts of staff; undefined on a site without it (SSO-02). */
  provisioning: Provisioning | undefined
  /** Starts of a skill's test per person, the days that they count over, and when an unfinished test expires (SPEC-33, SPEC-34). */
  attempts: { most: number; days: number; expiryHours: number }
  /** Whether a request for a recovery link gets the same answer with and without an account (SPEC-12). */
  neutralRecovery: boolean
  idleMinutes: number
  /** The bound of all stored files (QUO-01). */
  storageGigabytes: number
  /** Whether results of sites on this machine are checked, over HTTP too; for tests alone (PAS-02). */
  foreignLoopback: boolean
  logLevel: string
  /** What Prometheus shows to read /metrics; without it nothing is measured. */
  metricsToken: string | undefined
  /** How long a process that received a stop signal goes on answering after /readyz has begun to refuse. */
  drainSeconds: number
}

/** Whether people reach the site under an address that is not one of this machine. */
export const isPublic = ({ publicUrl, publicUrlIsSet }: Pick<Config, 'publicUrl' | 'publicUrlIsSet'>): boolean =>
  publicUrlIsSet && !isLoopback(publicUrl)

/** The address of the database itself, for commands that need sessions of their own; empty for the embedded one. */
export const addressPastPooler = ({ directUrl, databaseUrl }: Config): string => directUrl ?? databaseUrl ?? ''

/**
 * Reads the settings of docs/guide/settings.md, also those that lie in files.
 * @throws StartupError that names every invalid setting, never its value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(withSettingsFromFiles(env, settingNames), { error: reasonOf })
  if (!parsed.success) throw new StartupError(explainSettings(parsed.error.issues))
  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  refuseContradictions(set)
  return {
    production,
    development: set.CANTERA_DEV,
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    publicUrlIsSet: set.PUBLIC_URL !== undefined,
    trustProxy: set.TRUST_PROXY,
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    directUrl: set.DATABASE_DIRECT_URL,
    readUrl: set.DATABASE_READ_URL,
    databasePool: set.DATABASE_POOL,
    databaseStartSeconds: set.DATABASE_START_SECONDS,
    migrate: set.MIGRATE,
    worker: set.WORKER,
    backgroundProcess: set.BACKGROUND_PROCESS && Boolean(set.DATABASE_URL) && !set.CANTERA_DEV,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    replies: readReplies(set),
    replySeconds: set.REPLY_SECONDS,
    mailHoldSeconds: set.MAIL_HOLD_SECONDS,
    s3: readS3(set),
    mediaUrl: set.MEDIA_URL ?? '',
    sourceUrl: set.SOURCE_URL ?? null,
    securityContact: set.SECURITY_CONTACT,
    secretKey: set.SECRET_KEY,
    backupKey: set.BACKUP_KEY,
    admin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    demo: readDemo(set),
    demoConfirmed: set.DEMO_CONFIRM,
    unknownSettings: unknownSettings(env, settingNames),
    timeZone: set.SITE_TIME_ZONE,
    country: set.SITE_COUNTRY,
    oauth: { clientId: set.OAUTH_CLIENT_ID, clientSecret: set.OAUTH_CLIENT_SECRET },
    company: readCompanyLogin(set),
    provisioning: readProvisioning(set),
    attempts: { most: set.TEST_ATTEMPTS, days: set.TEST_ATTEMPT_DAYS, expiryHours: set.TEST_EXPIRY_HOURS },
    neutralRecovery: set.NEUTRAL_RECOVERY,
    idleMinutes: set.IDLE_MINUTES,
    storageGigabytes: set.STORAGE_GIGABYTES,
    foreignLoopback: set.FOREIGN_LOOPBACK,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
    drainSeconds: set.DRAIN_SECONDS ?? (production ? 5 : 0),
  }
}

/** @throws StartupError for settings that exclude or need each other. */
function refuseContradictions(set: Settings): void {
  const production = set.NODE_ENV === 'production'
  if (production && set.FOREIGN_LOOPBACK)
    throw new StartupError('FOREIGN_LOOPBACK=1 lets candidates reach this machine and is refused in production; unset it.')
  if (production && !set.SECRET_KEY)
    throw new StartupError('SECRET_KEY must be set in production: at least 32 characters that nobody can guess.')
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL)
    throw new StartupError(
      'DATABASE_DIRECT_URL belongs to DATABASE_URL, the address of a connection pooler; set both, or only DATABASE_URL.',
    )
  if (set.DATABASE_READ_URL && !set.DATABASE_URL)
    throw new StartupError(
      'DATABASE_READ_URL names standbys of DATABASE_URL, and the embedded database has none; set both, or neither.',
    )
}

function readReplies(set: Settings): Config['replies'] {
  if (!set.IMAP_URL && !set.REPLY_ADDRESS) return undefined
  if (!set.IMAP_URL || !set.REPLY_ADDRESS)
    throw new StartupError('IMAP_URL and REPLY_ADDRESS belong together: the mailbox that is read, and its address.')
  return { imapUrl: set.IMAP_URL, address: set.REPLY_ADDRESS }
}

/** Whether an address of a mailbox has a user and a password. */
function namesMailbox(address: string): boolean {
  const { username, password } = new URL(address)
  return username !== '' && password !== ''
}

function readS3(set: Settings): Config['s3'] {
  if (!set.S3_BUCKET) {
    const [given] = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => set[name])
    if (given)
      throw new StartupError(`${given} is set without S3_BUCKET, so that files would stay in DATA_DIR; set both, or neither.`)
    return undefined
  }
  if (!set.S3_ACCESS_KEY_ID || !set.S3_SECRET_ACCESS_KEY)
    throw new StartupError('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.')
  return {
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    endpoint: set.S3_ENDPOINT,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
  }
}

/** The site cannot be served below a path, and a login in its address would stand in every e-mail. */
function hasNoPath(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address)
  return pathname === '/' && search === '' && hash === '' && username === ''
}
