import { type Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly token?: string
  readonly body?: object
  /** A file that is sent as the field `file` of a form. */
  readonly file?: File
}

/** `away`: nobody listened, so nothing was sent. `lost`: sent, but no whole answer came, so the change may have been made. */
export type Answer = { readonly status: number; readonly body: unknown; readonly retryAfter?: string } | 'away' | 'lost'

const patienceMs = 20_000

/** Sends a request to the server at this port of the loopback interface. Never rejects. */
export async function send(agent: Agent, port: number, { method, path, token, body, file }: Call): Promise<Answer> {
  const { payload, type } = file ? await asForm(file) : { payload: body && JSON.stringify(body), type: 'application/json' }
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
  }
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: patienceMs })
      sent.on('response', resolve).on('error', reject)
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.end(payload)
    })
    const content = await text(response)
    const retryAfter = response.headers['retry-after']
    return {
      ...{ status: response.statusCode ?? 0, body: content.startsWith('{') ? JSON.parse(content) : content },
      ...(retryAfter !== undefined && { retryAfter }),
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'away' : 'lost'
  }
}

async function asForm(file: File) {
  const form = new FormData()
  form.append('file', file)
  const encoded = new Response(form)
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' }
}
