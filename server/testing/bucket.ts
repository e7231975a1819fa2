import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

/** Keys per page of a listing: few, so that every listing has several pages. */
const pageSize = 2

/**
 * The part of the S3 interface that the store uses. Returns the stored objects by path, and the settings that point to it;
 * `removeAfterCheck` has somebody delete an object once its existence was asked for.
 */
export async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const leaving = new Set<string>()
  const server = createServer(async (request, response) => {
    const { pathname: key, searchParams } = new URL(request.url!, 'http://host')
    if (!request.headers.authorization?.includes('Credential=bucket-user/')) return response.writeHead(403).end()
    // Behaves like a new bucket, which refuses access lists.
    if (request.headers['x-amz-acl']) return response.writeHead(400).end()
    if (searchParams.has('list-type')) return response.end(listing([...objects.keys()], searchParams))
    const kept = objects.get(key)
    if (request.method === 'PUT') objects.set(key, { body: await bodyOf(request), type: request.headers['content-type'] })
    if (request.method === 'DELETE' || (request.method === 'HEAD' && leaving.delete(key))) objects.delete(key)
    if (['GET', 'HEAD'].includes(request.method ?? '') && !kept) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      return response.end('<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>')
    }
    return response.end(request.method === 'GET' ? kept?.body : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const env = {
    S3_BUCKET: 'cvs',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'bucket-user',
    S3_SECRET_ACCESS_KEY: 'bucket-secret',
  }
  return {
    env,
    stored: () => [...objects.keys()].map((key) => key.replace('/cvs/', '')),
    removeAfterCheck: (key: string) => leaving.add(`/cvs/${key}`),
  }
}

function listing(keys: readonly string[], query: URLSearchParams): string {
  const found = keys.map((key) => key.replace('/cvs/', '')).filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const from = Number(query.get('continuation-token') ?? 0)
  const more = from + pageSize < found.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
  const contents = found.slice(from, from + pageSize).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`
}

/** Reads the object of a request: streams arrive in chunks with their size in hexadecimal and checksums after the last. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const raw = await buffer(request)
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return raw
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.toString('latin1', at, lineEnd), 16)
    if (!size) return Buffer.concat(chunks)
    chunks.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
