import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { pdf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { openFileStore } from './file-store.ts'

const content = pdf(200_000)
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'cantera-store-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const upload = await receivedUpload(DATA_DIR, 'cv.pdf', content)

/** As much of the S3 interface as the store needs: what is kept, by its path. */
async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>()
  const server = createServer(async (request, response) => {
    const { pathname: key } = new URL(request.url!, 'http://host')
    if (!request.headers.authorization?.includes('Credential=bucket-user/')) return response.writeHead(403).end()
    // A bucket without lists of rights, as new ones are.
    if (request.headers['x-amz-acl']) return response.writeHead(400).end()
    const kept = objects.get(key)
    if (request.method === 'PUT') objects.set(key, { body: await bodyOf(request), type: request.headers['content-type'] })
    if (request.method === 'DELETE') objects.delete(key)
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
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The object in a request: streams arrive in chunks that carry their size in hexadecimal, with checksums after the last. */
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

const { objects, endpoint } = await startBucket()
const folder = path.join(DATA_DIR, 'files')
const bucket = { S3_BUCKET: 'cvs', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'bucket-user', S3_SECRET_ACCESS_KEY: 'bucket-secret' }

/** Where files are kept, by settings, and what is there. */
const stores = {
  'a local folder': {
    config: readConfig({ DATA_DIR }),
    stored: async () => (await filesUnder(folder)).map((file) => path.relative(folder, file)),
  },
  'an S3 bucket': {
    config: readConfig({ DATA_DIR, ...bucket }),
    stored: async () => [...objects.keys()].map((key) => key.replace('/cvs/', '')),
  },
}

describe.each(Object.entries(stores))('FIL-01 %s', (_where, { config, stored }) => {
  test('FIL-01 keeps the bytes of a file, gives them back, also after the next start, and removes them', async () => {
    const files = await openFileStore(config)
    await files.put('cv/one.pdf', upload)
    expect(await stored()).toEqual(['cv/one.pdf'])
    const next = await openFileStore(config)
    expect(await buffer((await next.read('cv/one.pdf'))!)).toEqual(content)
    await next.remove('cv/one.pdf')
    expect(await stored()).toEqual([])
  })

  test('FIL-01 has nothing under a key that nobody stored, and nothing to remove there', async () => {
    const files = await openFileStore(config)
    expect(await files.read('cv/none.pdf')).toBeUndefined()
    await files.remove('cv/none.pdf')
  })
})
