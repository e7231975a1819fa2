import { Agent, request } from 'node:http'

export interface Shot {
  readonly method: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Volley {
  readonly shots: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
  /** Of the failed ones, those with status 503. */
  readonly unavailable: number
}

/**
 * Closed loop: each of `clients` connections sends the next request as soon as it has its answer, for `seconds`. `next` gives the requests
 * in turn; when it has none left, the volley ends early. Latencies in milliseconds.
 */
export async function fire(url: string, next: () => Shot | undefined, clients: number, seconds: number): Promise<Volley> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const latencies: number[] = []
  const refused: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  const client = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const shot = next()
      if (!shot) return
      const status = await send(agent, url, shot)
      latencies.push(performance.now() - now)
      if (status >= 400) refused.push(status)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return volleyOf(latencies, begun, refused)
}

/**
 * Open loop: requests leave at fixed times, whether or not earlier ones were answered, and latencies count from those times. When `next`
 * has none left, it ends early.
 */
export async function arrive(url: string, next: () => Shot | undefined, perSecond: number, seconds: number): Promise<Volley> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const latencies: number[] = []
  const refused: number[] = []
  const begun = performance.now()
  const answers: Promise<void>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = begun + (sent * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const shot = next()
    if (!shot) break
    answers.push(
      send(agent, url, shot).then((status) => {
        latencies.push(performance.now() - due)
        if (status >= 400) refused.push(status)
      }),
    )
  }
  await Promise.all(answers)
  agent.destroy()
  return volleyOf(latencies, begun, refused)
}

/** The figures of requests that began at `begun` and have all been answered now. `refused` are the statuses from 400. */
function volleyOf(latencies: number[], begun: number, refused: readonly number[]): Volley {
  const elapsed = (performance.now() - begun) / 1000
  latencies.sort((a, b) => a - b)
  return {
    shots: latencies.length,
    perSecond: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    failed: refused.length,
    unavailable: refused.filter((status) => status === 503).length,
  }
}

/** The status of a request whose connection broke. */
const brokenOff = 599

function send(agent: Agent, url: string, shot: Shot): Promise<number> {
  const { method, path, headers = {}, body } = shot
  return new Promise((resolve) => {
    const length =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)), 'content-type': 'application/json' }
    const sent = request(url + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    // The server may close a kept-alive connection just when it is used again.
    sent.once('error', () => resolve(sent.reusedSocket ? send(agent, url, shot) : brokenOff))
    sent.end(body)
  })
}

/** The value below which this share of a sorted list lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

/** Slope of log(time) over log(size): 0 is constant, 1 is linear. */
export function growthExponent(points: readonly { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }))
  const meanX = logs.reduce((sum, { x }) => sum + x, 0) / logs.length
  const meanY = logs.reduce((sum, { y }) => sum + y, 0) / logs.length
  const above = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const below = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return above / below
}
