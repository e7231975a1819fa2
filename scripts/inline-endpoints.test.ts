import { expect, test } from 'vitest'
import { inlineEndpointsIn } from './inline-endpoints.mjs'

const inline = async (code: string) => (await inlineEndpointsIn(code, '/cantera/web/clients.queries.ts', process.cwd())).code

test('an imported endpoint becomes its method and path, on the same lines', async () => {
  const code = `import {
  addClientEndpoint,
  type ClientView,
} from '#domain/hiring/clients/clients.contract.ts'
call(addClientEndpoint)`
  expect(await inline(code)).toBe(
    `const addClientEndpoint = {"method":"POST","path":"/api/clients/save"};\n\n\n\ncall(addClientEndpoint)`,
  )
})

test('OUT-01 a list keeps that it leaves as a file', async () => {
  const code = await inline("import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'")
  expect(code).toBe('const listClientsEndpoint = {"method":"GET","path":"/api/clients/list","exported":true};')
})

test('a group of endpoints keeps their methods and paths', async () => {
  const code = await inline("import { contentEndpoints } from '#domain/site/content/contents.contract.ts'")
  expect(code).toContain('"home":{"read":{"method":"GET","path":"/api/site/home/:lang"}')
  expect(code).not.toContain('import')
})

test('other values of a contract, and types, stay imported', async () => {
  const shape = "import { clientForm } from '#domain/hiring/clients/clients.contract.ts'"
  const type = "import type { addClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'"
  expect(await inline(`${shape}\n${type}`)).toBe(`${shape}\n${type}`)
  const both = "import { addClientEndpoint, clientForm } from '#domain/hiring/clients/clients.contract.ts'"
  expect(await inline(both)).toContain(shape)
})
