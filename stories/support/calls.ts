import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

type Body = Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>

/** Calls the server to prepare data of a story. Fails with the server's message if it refuses. */
export async function call(request: APIRequestContext, method: string, path: string, token: string, body: Body = {}) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.fetch(path, { method, headers, ...body })
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300)
  return response.json()
}
