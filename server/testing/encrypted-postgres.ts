import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { quick, startPostgres } from './postgres.ts'
import { postgresUser } from './postgres-binaries.ts'

/** A PostgreSQL of its own with a certificate for this host, which is its own authority: the address names it, to be encrypted and checked. */
export async function encryptedPostgres(host: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-encrypted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const made = ['-x509', '-nodes', '-days', '1', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', ...made, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const user = postgresUser()
  chmodSync(folder, 0o755)
  chmodSync(key, 0o600)
  if (user) chownSync(key, user.uid, user.gid)
  const postgres = await startPostgres({ ...quick, ssl: 'on', ssl_cert_file: cert, ssl_key_file: key })
  onTestFinished(() => postgres.stop())
  const url = new URL(postgres.url)
  return { port: Number(url.port), user: `postgres:${url.password}`, verified: `sslmode=verify-full&sslrootcert=${cert}` }
}
