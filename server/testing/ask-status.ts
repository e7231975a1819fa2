import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Input } from './access.ts'
import type { TestApp, TestPerson } from './app.ts'
import { ownNetwork } from './registrations.ts'

/**
 * Sends a request of the access matrix, and returns the status of the answer. Each request comes from its own network, so that no rate limit
 * interferes. A stream is closed as soon as it answers.
 */
export async function askStatus(
  { app, call }: TestApp,
  endpoint: Endpoint,
  input: Input,
  person: TestPerson | undefined,
): Promise<number> {
  const headers = ownNetwork()
  if (!endpoint.stream) return (await call(endpoint, { ...input, headers, token: person?.token } as object)).status
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(input.params?.[name]))
  const authorization = person ? { authorization: `Bearer ${person.token}` } : {}
  const response = await app.inject({ method: 'GET', url, headers: { ...headers, ...authorization }, payloadAsStream: true })
  response.stream().destroy()
  return response.statusCode
}
