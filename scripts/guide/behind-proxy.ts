import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A certificate of this moment for the name in the examples, as one file with its key and as two. */
export function selfSigned(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=jobs.example.com', '-days', '1', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { cert, key }
}

export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cantera-guide-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What a process behind the proxy got of a request. */
export interface Got {
  readonly port: number
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: number
}

/** A process behind the proxy: is ready, answers what it got, and sends the first event of a stream at once. */
export class Behind {
  readonly #server: Server
  isReady = true
  /** The checks that were refused. */
  checks = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<Behind> {
    const server = createServer()
    const behind = new Behind(server)
    server.on('request', (asked, answer) => {
      if (asked.url === '/readyz') {
        if (!behind.isReady) behind.checks += 1
        return answer.writeHead(behind.isReady ? 200 : 503).end()
      }
      if (asked.url?.includes('/live')) {
        answer.writeHead(200, { 'content-type': 'text/event-stream' })
        return answer.write('data: first\n\n')
      }
      void sizeOf(asked).then((bytes) => {
        const got: Got = { port: behind.port, method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, bytes }
        answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(got))
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return behind
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }
}

async function sizeOf(asked: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of asked) bytes += (chunk as Buffer).length
  return bytes
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The first part of the body is enough for a stream, which does not end. */
  readonly text: string
}

/** Sends one request; over TLS the certificate is not compared. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body = Buffer.alloc(0), isStream = false } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? secureRequest : request
    const sent = send(url, { method, headers: { host: 'jobs.example.com', ...headers }, rejectUnauthorized: false, agent: false })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let text = ''
      const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (!isStream) return
        done()
        sent.destroy()
      })
      answer.on('end', done)
    })
    sent.end(body)
  })
}

/** Runs a program until `stop`, after its port accepts connections. */
export async function running(program: string, words: readonly string[], port: number) {
  const child: ChildProcess = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  for (let tries = 0; child.exitCode === null && tries < 200; tries += 1) {
    const isUp = await ask(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp)
      return {
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      }
    await setTimeout(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${program} did not start: ${output}`)
}
