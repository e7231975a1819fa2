import { type Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly body?: object
}

/** `away`: nobody listened, so nothing was sent. `lost`: sent, but no whole answer came, so the change may have been made. */
export type Answer = { readonly status: number; readonly body: unknown } | 'away' | 'lost'

const patienceMs = 20_000

/** Sends a request to the server at this port of the loopback interface. Never rejects. */
export async function send(agent: Agent, port: number, { method, path, token, body }: Call): Promise<Answer> {
  const payload = body && JSON.stringify(body)
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  }
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: patienceMs })
      sent.on('response', resolve).on('error', reject)
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.end(payload)
    })
    const said = await text(response)
    return { status: response.statusCode ?? 0, body: said.startsWith('{') ? JSON.parse(said) : said }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'away' : 'lost'
  }
}
