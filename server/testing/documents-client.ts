import type { TestApp } from './app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
// biome-ignore lint/suspicious/noExplicitAny: a client written from the documents knows no types of ours
export type Answer = any

/** A client written only from the two documents: literal paths, documented names, JSON or multipart as they say. */
export function documentsClient(site: TestApp) {
  let token: string | undefined

  async function send(method: Method, path: string, body?: object | FormData): Promise<{ status: number; body: Answer }> {
    const encoded = body instanceof FormData ? new Response(body) : undefined
    const response = await site.app.inject({
      method,
      url: path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': encoded?.headers.get('content-type') ?? 'application/json' }),
      },
      ...(body && { payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : JSON.stringify(body) }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : response.body }
  }

  /** Sends a call that must succeed. */
  async function ask(method: Method, path: string, body?: object | FormData): Promise<Answer> {
    const { status, body: answer } = await send(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`)
    return answer
  }

  return {
    /** The bearer token that a browser stores in local storage. */
    use: (bearer: string | undefined) => {
      token = bearer
    },
    send,
    ask,
    /** The row of a list whose field has a value. */
    async find(path: string, field: string, value: string): Promise<Answer> {
      const { data } = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}size=100`)
      return data.find((row: Record<string, unknown>) => row[field] === value)
    },
  }
}

/** The fields of a multipart form. */
export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
