import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import openapiTS from 'openapi-typescript'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { addApiKeyEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()
const run = promisify(execFile)
const compiler = path.join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

/** A program of an outsider, over the types that `openapi-typescript` makes of the published document. */
const client = `
import type { paths } from './api.ts'
type Answer<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Json } } } } ? Json : never
type Body<Call> = Call extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined
declare const process: { argv: string[] }
const [, , address, key] = process.argv
async function call<Path extends keyof paths, Method extends keyof paths[Path] & string>(
  method: Method,
  path: Path,
  body?: Body<paths[Path][Method]>,
): Promise<Answer<paths[Path][Method]>> {
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' }
  const reply = await fetch(address + path, { method: method.toUpperCase(), headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!reply.ok) throw new Error(reply.status + ' ' + (await reply.text()))
  return (await reply.json()) as Answer<paths[Path][Method]>
}
const added = await call('post', '/api/clients/save', {
  name_clients: 'Cliente de fuera', ubication_clients: 'Cali', status_clients: 'A', notes_clients: '',
})
const { data, total } = await call('get', '/api/clients/list')
const name: string = added.data.name_clients
const count: number = total
console.log(JSON.stringify({ name, count, uuids: data.map((one): string => one.uuid), uuid: added.data.uuid }))
`
const wrong = "await call('get', '/api/clients/unknown')\nconst wrong: number = added.data.name_clients\n"

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cantera-client-'))
  const document = (await site.app.inject('/api/openapi.json')).json()
  await writeFile(path.join(folder, 'api.ts'), await openapiTS(document))
  await writeFile(path.join(folder, 'client.ts'), client)
  await writeFile(path.join(folder, 'wrong.ts'), client + wrong)
  return () => rm(folder, { recursive: true, force: true })
}, 60_000)

const compile = (name: string) => {
  const language = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--types', '']
  const modules = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    '--noUncheckedIndexedAccess',
    'false',
  ]
  return run(process.execPath, [compiler, ...language, ...modules, path.join(folder, name)], { cwd: folder })
}

test('KEY-01 SPEC-06 a client whose types are generated from the document calls the API with a key', async () => {
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await compile('client.ts')
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void site.app.server.closeAllConnections())
  const { token } = await site.person({ role: 'administrator' })
  const { key } = (await site.call(addApiKeyEndpoint, { token, body: { name: 'Cliente', role_id: '1' } })).answer.data
  const address = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  const { stdout } = await run(process.execPath, [path.join(folder, 'client.ts'), address, key])
  const { name, count, uuids, uuid } = JSON.parse(stdout)
  expect([name, uuids.includes(uuid), count]).toEqual(['Cliente de fuera', true, uuids.length])
}, 60_000)

test('KEY-01 the generated types refuse unknown calls and wrong types of fields', async () => {
  const { stdout } = await compile('wrong.ts').then(
    () => ({ stdout: '' }),
    (failed: { stdout: string }) => failed,
  )
  expect(stdout).toMatch(/TS2345: Argument of type '"get"' is not assignable/)
  expect(stdout).toMatch(/'string' is not assignable to type 'number'/)
}, 60_000)
