import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const design = read('docs/security/design.md')
const partOf = (heading: string) => design.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/** The code that a production server runs, by its file. */
const code = new Map(
  globSync('server/**/*.ts', { cwd: root, exclude: ['server/testing/**', 'server/seeds/**', 'server/**/*.test.ts'] })
    .filter((file) => !file.endsWith('.access.ts'))
    .map((file) => [file, read(file)]),
)
const filesWith = (pattern: RegExp) => [...code].filter(([, text]) => pattern.test(text)).map(([file]) => file)
const found = (pattern: RegExp) => [
  ...new Set([...code.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, one]) => one))),
]

test('SUP-02 no code of the server evaluates text, starts a shell or draws weak random numbers', () => {
  expect(code.size).toBeGreaterThan(400)
  expect(filesWith(/\beval\(|\bnew Function\(|from 'node:vm'|Math\.random\(/)).toEqual([])
  // Child processes run files of ours, without a shell: the background process, and those that read what strangers sent.
  expect(filesWith(/from 'node:child_process'/).toSorted()).toEqual([
    'server/platform/background/background-process.ts',
    'server/platform/bounded/bounded-process.ts',
  ])
  expect(filesWith(/\b(?:exec|execSync|execFile|spawn|spawnSync)\([^)]*sh\b/)).toEqual([])
})

test('SUP-02 the server opens only the connections that the document names', () => {
  const connections = partOf('Connections')
  expect(
    filesWith(
      /(?<![.\w])fetch\('|(?<![.\w])fetch\(url|from 'node:https'|from 'undici'|from 'node:dgram'|from 'node:tls'/,
    ).toSorted(),
  ).toEqual([
    // PostgreSQL of DATABASE_URL: checks the name in the certificate of each of its hosts.
    'server/database/primary-server.ts',
    // The provider of company logins, through a library that follows no redirect.
    'server/people/company-login/writes/provider.ts',
    // Addresses of strangers: public ones alone, without redirects (ADR-0181).
    'server/platform/outside/read-outside.ts',
  ])
  expect(connections).toContain('public addresses alone')
  expect(read('node_modules/oauth4webapi/build/index.js')).toContain("redirect: 'manual'")
  expect(filesWith(/redirect: 'follow'/)).toEqual([])
  // The background process is asked at its socket alone.
  const ofBackground = ['server/platform/background/background-state.ts', 'server/platform/background/forward.ts']
  expect(filesWith(/\bsocketPath\b.*\bpath:/).toSorted()).toEqual(ofBackground)
  expect(connections).toContain('Unix socket')
  // A backup asks the running process for a copy, on the loopback.
  expect(filesWith(/\brequest\b[^\n]* from 'node:http'/).toSorted()).toEqual(
    [...ofBackground, 'server/platform/backup/copy-requests.ts'].toSorted(),
  )
  // To this machine alone, in tests: production refuses the setting.
  expect(filesWith(/import http from 'node:http'/)).toEqual(['server/platform/outside/read-outside.ts'])
  const settings = [...read('server/config.ts').matchAll(/^ {2}(\w+_URL|S3_ENDPOINT|METRICS_TOKEN):/gm)].map(
    ([, name]) => name ?? '',
  )
  // PUBLIC_URL, MEDIA_URL and SOURCE_URL are addresses for browsers, which the server does not open.
  const opened = settings.filter((name) => !['PUBLIC_URL', 'MEDIA_URL', 'SOURCE_URL'].includes(name))
  expect(opened.length).toBeGreaterThan(3)
  for (const name of ['OIDC_ISSUER', 'SCIM_TOKEN']) expect(connections).toContain(`\`${name}\``)
  expect(opened.filter((name) => !connections.includes(`\`${name}\``))).toEqual([])
})

test('SUP-02 the document lists each file that uses cryptography', () => {
  const secret =
    /\b(?:createHmac|createCipheriv|hkdfSync|scrypt|argon2|generateKeyPair|timingSafeEqual|compactVerify|SignJWT)\b.*from '(?:node:crypto|jose)'/
  const listed = partOf('Cryptography')
  const others = [
    // They use the keys and signatures of the files above them in the table.
    'server/assessment/passport/issuer.reads.ts',
    'server/assessment/passport/check.reads.ts',
    'server/assessment/passport/keys.writes.ts',
    'server/assessment/passport/verifier.routes.ts',
    'server/assessment/shared-counts/signed-counts.reads.ts',
    'server/people/sessions/sessions.policy.ts',
    'server/platform/metrics/metrics.ts',
    'server/platform/backup/copy-requests.ts',
  ]
  expect(filesWith(secret).filter((file) => !listed.includes(file) && !others.includes(file))).toEqual([])
  for (const [, file] of listed.matchAll(/`(server\/[^`]+)`/g)) expect(globSync(file ?? '', { cwd: root }), file).toHaveLength(1)
})

test('SUP-02 hashes, ciphers and signatures are those of the document', () => {
  expect(found(/\b(?:createHash|createHmac|hash)\(\s*'([\w-]+)'/g)).toEqual(['sha256'])
  expect(found(/hkdfSync\('([\w-]+)'/g)).toEqual(['sha256'])
  expect(found(/const cipher = '([\w-]+)'/g)).toEqual(['aes-256-gcm'])
  expect(found(/createCipheriv\(([^,]+),/g)).toEqual(['cipher'])
  expect(found(/signingAlgorithm = '(\w+)'/g)).toEqual(['ES256'])
  expect(found(/derive\('(\w+)'/g)).toEqual(['argon2id'])
  const listed = partOf('Cryptography')
  for (const name of ['SHA-256', 'HMAC-SHA-256', 'HKDF-SHA-256', 'AES-256-GCM', 'ES256', 'argon2id'])
    expect(listed).toContain(name)
})

test('SUP-02 tokens have 256 random bits', () => {
  expect(code.get('server/platform/sessions/tokens.ts')).toContain('randomBytes(32)')
  expect(partOf('Sessions')).toContain('256 bits')
})

test('SUP-02 the document states the numbers of sessions, passwords and files as the code has them', () => {
  const day = 24 * 3600
  const sessions = partOf('Sessions')
  expect(sessions).toContain(`lives ${limits.accessTokenSeconds} seconds`)
  expect(sessions).toContain(`lives ${limits.refreshTokenSeconds / day} days`)
  expect(sessions).toContain(`ends ${limits.sessionSeconds / day} days after its login`)
  expect(sessions).toContain(
    `after ${limits.idle.minutes} minutes without activity, and after ${limits.idle.testMinutes} during a test`,
  )
  expect(sessions).toContain(`the ${limits.sessionsShown} latest`)
  expect(partOf('Ways in')).toContain(`at least ${limits.password.minimum} and at most ${limits.password.maximum} characters`)
  const [bank, people] = [limits.bankFile.bytes, limits.importFile.bytes].map((bytes) => bytes / 1_048_576)
  expect(limits.upload.bytes).toBe(1_048_576)
  expect(partOf('Files').replace(/\s+/g, ' ')).toContain(`to ${bank} and ${people} MiB`)
})

test('SUP-02 the document names each way to log in', () => {
  const grants = [...read('domain/kernel/session.contract.ts').matchAll(/grant_type: z\.literal\('(\w+)'/g)].map(([, one]) => one)
  expect(grants.toSorted()).toEqual(['company', 'passkey', 'password', 'refresh_token', 'second_factor'])
  const ways = partOf('Ways in')
  for (const way of [
    '| password |',
    '| password and code of an app |',
    '| recovery code',
    '| passkey |',
    '| account of the company',
    '| link of an e-mail',
    '| command',
  ])
    expect(ways).toContain(way)
})

test.each([
  [
    'where rules of fields, of several fields and of limits are',
    'Input',
    ['domain/kernel/fields.ts', '.policy.ts', 'domain/kernel/limits.ts'],
  ],
  [
    'which words a password must not consist of',
    'Ways in',
    ['common-passwords.rules.ts', 'name of the company', 'names of the person'],
  ],
  ['how sessions of company logins end', 'Sessions', ['company login', 'SCIM']],
  ['where rights of calls, data and fields are', 'Rights', ['access matrix', 'visible-', 'Field rules']],
  ['how costly work is bounded', 'Costly work', ['passwords', 'CVs', 'exports', 'imports', 'pages']],
  ['how soon weak packages are replaced', 'Packages', ['within 7 days', 'within 30', '90 days']],
  ['what is logged, where, and for how long', 'Log', ['standard output', 'UTC', 'audit', 'monitoring.md']],
] as const)('SUP-02 the document says %s', (_what, part, words) => {
  for (const word of words) expect(partOf(part)).toContain(word)
})

test('SUP-02 the document has a class for data of people, and what protects it', () => {
  const data = partOf('Data')
  for (const one of ['secret', 'personal, strict', 'personal, contact', 'internal', 'public'])
    expect(data).toContain(`| ${one} |`)
  expect(data).toContain(`${limits.deletionGraceDays} days`)
  expect(data).toContain(`${limits.updates.keptDays} days`)
})

test.each([
  [
    'nginx.conf',
    [/ssl_protocols TLSv1\.2 TLSv1\.3;/, /ssl_prefer_server_ciphers on;/],
    /ssl_ciphers ([\w:-]+);/,
    /location ~ \^\/\(api\|oauth\)\/ \{\s+return 403;/,
  ],
  [
    'haproxy.cfg',
    [/ssl-min-ver TLSv1\.2/],
    /ssl-default-bind-ciphers ([\w:-]+)/,
    /deny if \{ path_beg \/api\/ \/oauth\/ \} !\{ ssl_fc \}/,
  ],
] as const)(
  'SUP-02 the example %s names versions and suites of TLS, and refuses calls without it',
  (name, stated, suites, refusal) => {
    const example = read(`docs/guide/files/${name}`)
    for (const pattern of [...stated, refusal]) expect(example).toMatch(pattern)
    const named = suites.exec(example)?.[1]?.split(':') ?? []
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((suite) => !/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM|CHACHA20)/.test(suite))).toEqual([])
  },
)
