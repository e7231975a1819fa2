import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { freePort } from '../free-port.mjs'
import { installedProgram } from '../installed-program.ts'
import { ask, Behind, type Got, running, selfSigned, temporaryFolder } from './behind-proxy.ts'

const files = fileURLToPath(new URL('../../docs/guide/files/', import.meta.url))
const example = (name: string) => readFileSync(path.join(files, name), 'utf8')

/** The example with other words where a machine has its own: every one of them must be in it. */
function changed(name: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replaceAll(from, to)
  }, example(name))
}

interface Ports {
  readonly open: number
  readonly secure: number
  readonly one: number
  readonly two: number
}

const proxies = {
  nginx: {
    program: installedProgram('nginx', 'the example for nginx'),
    write(folder: string, { open, secure, one, two }: Ports): string[] {
      const { cert, key } = selfSigned(folder)
      const site = changed('nginx.conf', {
        '127.0.0.1:3001': `127.0.0.1:${one}`,
        '127.0.0.1:3002': `127.0.0.1:${two}`,
        'listen 80;': `listen 127.0.0.1:${open};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${secure} ssl http2;`,
        '/etc/ssl/cantera/fullchain.pem': cert,
        '/etc/ssl/cantera/privkey.pem': key,
        '/var/log/nginx/cantera.log': path.join(folder, 'access.log'),
      })
      const file = path.join(folder, 'nginx.conf')
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
      const around = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;\nevents {}\n`
      writeFileSync(file, `${around}http {\n${kept.join('\n')}\n${site}\n}`)
      return ['-c', file, '-p', folder, '-e', 'stderr']
    },
  },
  haproxy: {
    program: installedProgram('haproxy', 'the example for HAProxy'),
    write(folder: string, { open, secure, one, two }: Ports): string[] {
      const { cert, key } = selfSigned(folder)
      const both = path.join(folder, 'both.pem')
      writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'))
      const file = path.join(folder, 'haproxy.cfg')
      const site = changed('haproxy.cfg', {
        '127.0.0.1:3001': `127.0.0.1:${one}`,
        '127.0.0.1:3002': `127.0.0.1:${two}`,
        'bind :80\n': `bind 127.0.0.1:${open}\n`,
        'bind :443 ': `bind 127.0.0.1:${secure} `,
        '/etc/ssl/cantera/cantera.pem': both,
        'log /dev/log local0': 'log stdout format raw local0',
      })
      writeFileSync(file, site)
      return ['-f', file, '-db']
    },
  },
} as const

async function start(name: keyof typeof proxies) {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const [one, two] = [await Behind.start(), await Behind.start()]
  onTestFinished(async () => void (await Promise.all([one.stop(), two.stop()])))
  const ports = { open: await freePort(), secure: await freePort(), one: one.port, two: two.port }
  const proxy = proxies[name]
  const { stop } = await running(proxy.program!, proxy.write(folder, ports), ports.open)
  onTestFinished(stop)
  const secure = (where: string) => `https://127.0.0.1:${ports.secure}${where}`
  return { one, two, secure, open: (where: string) => `http://127.0.0.1:${ports.open}${where}` }
}

const gotOf = (text: string) => JSON.parse(text) as Got

describe.each(['nginx', 'haproxy'] as const)('OPS-01 the example for %s', (name) => {
  const { program } = proxies[name]

  test.skipIf(!program)('OPS-01 it ends TLS, leads pages to it, and refuses calls without it', async () => {
    const { secure, open } = await start(name)
    const moved = await ask(open('/jobs?q=a'))
    expect([moved.status > 300 && moved.status < 309, moved.headers.location]).toEqual([
      true,
      'https://jobs.example.com/jobs?q=a',
    ])
    for (const where of ['/api/jobs', '/oauth/token']) expect((await ask(open(where), { method: 'POST' })).status).toBe(403)
    const { status, text } = await ask(secure('/jobs'))
    expect([status, gotOf(text).headers['x-forwarded-proto']]).toEqual([200, 'https'])
  })

  test.skipIf(!program)(
    'OPS-01 it forwards the address of the caller to the process, with an id of its own, whatever the caller states',
    async () => {
      const { secure } = await start(name)
      const headers = { 'x-request-id': 'chosen-by-the-caller', 'x-forwarded-proto': 'http' }
      const { headers: got } = gotOf((await ask(secure('/jobs'), { headers })).text)
      expect([got.host, got['x-forwarded-for'], got['x-forwarded-proto']]).toEqual(['jobs.example.com', '127.0.0.1', 'https'])
      expect(got['x-request-id']).toMatch(/^[\da-f-]{32,36}$/)
    },
  )

  test.skipIf(!program)('OPS-01 it keeps what is for operators from the public', async () => {
    const { secure } = await start(name)
    for (const where of ['/readyz', '/metrics']) expect((await ask(secure(where))).status).toBe(404)
    expect((await ask(secure('/healthz'))).status).toBe(200)
  })

  test.skipIf(!program)('OPS-01 it takes the largest import, and passes events on at once', async () => {
    const { secure } = await start(name)
    const body = Buffer.alloc(limits.importFile.bytes + 1_048_576)
    const { status, text } = await ask(secure('/api/users/import'), { method: 'POST', body })
    expect([status, gotOf(text).bytes]).toEqual([200, body.length])
    for (const where of ['/api/board/live/a', '/api/notices/live'])
      expect((await ask(secure(where), { isStream: true })).text).toBe('data: first\n\n')
  })

  test.skipIf(!program)('OPS-01 a process that is away loses no request', async () => {
    const { one, two, secure } = await start(name)
    const ports = new Set<number>()
    for (let count = 0; count < 8; count += 1) ports.add(gotOf((await ask(secure('/jobs'))).text).port)
    expect(ports.size).toBe(2)
    const left = two.port
    await one.stop()
    for (let count = 0; count < 8; count += 1) {
      const { status, text } = await ask(secure('/jobs'))
      expect([status, gotOf(text).port]).toEqual([200, left])
    }
  })
})

test.skipIf(!proxies.haproxy.program)(
  'OPS-01 HAProxy asks both processes when its checks have taken out both',
  { timeout: 60_000 },
  async () => {
    const { one, two, secure } = await start('haproxy')
    for (const process of [one, two]) process.isReady = false
    const refused = async () => [one.checks, two.checks].every((checks) => checks >= 4)
    await expect.poll(refused, { timeout: 20_000 }).toBe(true)
    for (let count = 0; count < 8; count += 1) expect((await ask(secure('/jobs'))).status).toBe(200)
  },
)

describe('OPS-01 the other examples', () => {
  const systemd = installedProgram('systemd-analyze', 'the example of a service')
  test.skipIf(!systemd).each(['cantera@.service', 'cantera-worker.service', 'cantera-backup.service', 'cantera-backup.timer'])(
    'OPS-01 systemd accepts %s',
    (name) => {
      const { folder, remove } = temporaryFolder()
      onTestFinished(remove)
      // The command and the account do not exist on the machine that checks it.
      const put = (unit: string) => {
        const file = path.join(folder, unit.replace('@', '@3001'))
        const text = example(unit).replaceAll('/srv/cantera/current/node_modules/.bin/node', process.execPath)
        writeFileSync(file, text.replace(/^(User|WorkingDirectory|EnvironmentFile)=.*\n/gm, ''))
        return file
      }
      const unit = put(name)
      if (name.endsWith('.timer')) put(name.replace('.timer', '.service'))
      expect(execFileSync(systemd!, ['verify', '--man=no', unit], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })).toBe(
        '',
      )
    },
  )

  const python = installedProgram('python3', 'the examples in YAML')
  test.skipIf(!python).each(['kubernetes.yaml', 'compose.yaml', 'alerts.yml', 'patroni.yml'])('GDE-01 %s is YAML', (name) => {
    const read = 'import sys, yaml; assert all(yaml.safe_load_all(sys.stdin))'
    expect(spawnSync(python!, ['-c', read], { input: example(name), encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  })

  const promtool = installedProgram('promtool', 'the example of alerts')
  test.skipIf(!promtool)('OPS-01 Prometheus accepts the alerts', () => {
    expect(execFileSync(promtool!, ['check', 'rules', path.join(files, 'alerts.yml')], { encoding: 'utf8' })).toMatch(
      /SUCCESS: \d+ rules found/,
    )
  })

  const patroni = installedProgram('patroni', 'the example for Patroni')
  test.skipIf(!patroni)('HAV-01 Patroni accepts the example', async () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    // It connects to etcd to see whether somebody listens. The kernel answers for a process that waits.
    const etcd = await Behind.start()
    onTestFinished(() => etcd.stop())
    const file = path.join(folder, 'config.yml')
    const text = changed('patroni.yml', {
      'one.db.example.com:2379,two.db.example.com:2379,third.db.example.com:2379': `127.0.0.1:${etcd.port}`,
      'one.db.example.com': '127.0.0.2',
      ':8008': `:${await freePort()}`,
      ':5432': `:${await freePort()}`,
      '/var/lib/postgresql/15/cantera': path.join(folder, 'cantera'),
      '/usr/lib/postgresql/15/bin': programsOfPostgres(folder),
    })
    writeFileSync(file, text)
    const { stdout, stderr } = spawnSync(patroni!, ['--validate-config', file], { encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toBe('')
  })

  const bouncer = installedProgram('haproxy', 'the example for HAProxy before PostgreSQL')
  test.skipIf(!bouncer)('HAV-01 HAProxy accepts the example before PostgreSQL', () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    const { cert } = selfSigned(folder)
    const file = path.join(folder, 'haproxy.cfg')
    const hosts = { 'one.db.example.com:': '127.0.0.1:', 'two.db.example.com:': '127.0.0.1:', '/etc/patroni/tls/ca.pem': cert }
    writeFileSync(file, changed('haproxy-postgres.cfg', hosts))
    const { status, stderr } = spawnSync(bouncer!, ['-c', '-f', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})

/** A folder with the names that Patroni expects. */
function programsOfPostgres(folder: string): string {
  for (const name of ['pg_ctl', 'initdb', 'pg_controldata', 'pg_basebackup', 'postgres', 'pg_isready'])
    writeFileSync(path.join(folder, name), '#!/bin/sh\necho "postgres (PostgreSQL) 15.0"\n', { mode: 0o755 })
  return folder
}
