import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes an authority and one certificate per host in this folder, with the commands of docs/guide/two-servers.md. */
export function makeCertificates(folder: string, hosts: Readonly<Record<string, string>>): void {
  const openssl = (...args: string[]) => void execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...curve, '-days', '3650', '-subj', '/CN=Cantera databases', '-keyout', 'ca.key', '-out', 'ca.pem')
  for (const [name, names] of Object.entries(hosts)) {
    openssl('req', ...curve, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.csr`)
    writeFileSync(path.join(folder, `${name}.ext`), `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`)
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '825', '-extfile', `${name}.ext`]
    openssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-out', `${name}.pem`)
    chmodSync(path.join(folder, `${name}.key`), 0o600)
  }
}
