import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { pdf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { openFileStore } from './file-store.ts'
import { removeOrphans } from './orphans.ts'

const content = pdf(200_000)

async function anUpload(app: TestApp) {
  const source = path.join(app.dataDir, 'source')
  await writeFile(source, content)
  return {
    path: source,
    originalName: 'cv.pdf',
    bytes: content.length,
    sha256: '00',
    kind: { extension: 'pdf', mediaType: 'application/pdf', inline: true },
  } as const
}

/** As much of the S3 interface as the store needs: what is kept, by its path; two names to a page. */
async function startBucket() {
  const objects = new Map<string, { body: Buffer; type: string | undefined; at: Date }>()
  const server = createServer(async (request, response) => {
    const { pathname: key, searchParams } = new URL(request.url!, 'http://host')
    if (!request.headers.authorization?.includes('Credential=bucket-user/')) return response.writeHead(403).end()
    // A bucket without lists of rights, as new ones are.
    if (request.headers['x-amz-acl']) return response.writeHead(400).end()
    const kept = objects.get(key)
    if (request.method === 'PUT')
      objects.set(key, { body: await bodyOf(request), type: request.headers['content-type'], at: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    if (searchParams.has('list-type')) return response.end(pageOf(objects, searchParams.get('continuation-token') ?? ''))
    if (request.method === 'GET' && !kept) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      return response.end('<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>')
    }
    return response.end(request.method === 'GET' ? kept?.body : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function pageOf(objects: ReadonlyMap<string, { at: Date }>, after: string): string {
  const rest = [...objects].map(([key, { at }]) => [key.replace('/cvs/', ''), at] as const).filter(([key]) => key > after)
  const page = rest.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, 2)
  const next = rest.length > page.length ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
  const contents = page.map(
    ([key, at]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>1</Size></Contents>`,
  )
  return `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`
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

/** An application with its files in a local folder or in a bucket, and how to see what is stored. */
const stores = {
  async 'a local folder'() {
    const app = await startTestApp()
    const folder = path.join(app.dataDir, 'files')
    return {
      app,
      stored: async () => (await filesUnder(folder)).map((file) => path.relative(folder, file)),
      put: (name: string) => writeFile(path.join(folder, name), 'x'),
    }
  },
  async 'an S3 bucket'() {
    const { objects, endpoint } = await startBucket()
    const env = {
      S3_BUCKET: 'cvs',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'bucket-user',
      S3_SECRET_ACCESS_KEY: 'bucket-secret',
    }
    const app = await startTestApp({ env })
    return {
      app,
      stored: async () => [...objects.keys()].map((key) => key.replace('/cvs/', '')),
      put: async (name: string) => {
        objects.set(`/cvs/${name}`, { body: Buffer.from('x'), type: undefined, at: new Date() })
      },
    }
  },
}

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  'FIL-01 %s keeps a file under a random name, gives it back and removes it',
  async (kind) => {
    const { app, stored } = await stores[kind]()
    const upload = await anUpload(app)
    const { db, files } = app.platform
    const { id } = await db.transaction().execute((tx) => files.keep(tx, upload, 'cv'))
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ original_name: 'cv.pdf', media_type: 'application/pdf', bytes: content.length, purpose: 'cv' })
    expect(row.storage_key).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/)
    expect(await stored()).toEqual([row.storage_key])
    expect(await buffer(await files.read(row.storage_key))).toEqual(content)
    await files.remove(row.storage_key)
    expect(await stored()).toEqual([])
  },
)

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  'FIL-01 %s takes a file back when its change does not come about',
  async (kind) => {
    const { app, stored } = await stores[kind]()
    const upload = await anUpload(app)
    const { db, files } = app.platform
    let takeBack = async () => {}
    const failing = db.transaction().execute(async (tx) => {
      const kept = await files.keep(tx, upload, 'cv')
      takeBack = kept.takeBack
      throw new Error('the rest of the change failed')
    })
    await expect(failing).rejects.toThrow('the rest of the change failed')
    expect(await stored()).toHaveLength(1)
    await takeBack()
    expect(await stored()).toEqual([])
    expect(await db.selectFrom('files').select('id').execute()).toEqual([])
  },
)

/** Files whose change committed, and files whose process died before its change did. */
async function keptAndOrphaned(app: TestApp, count: number) {
  const upload = await anUpload(app)
  const { db, files } = app.platform
  const kept: string[] = []
  const orphaned: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { id } = await db.transaction().execute((tx) => files.keep(tx, upload, 'cv'))
    for (const keys of [kept, orphaned]) {
      const { id: row } = keys === kept ? { id } : await db.transaction().execute((tx) => files.keep(tx, upload, 'cv'))
      const { storage_key } = await db.selectFrom('files').select('storage_key').where('id', '=', row).executeTakeFirstOrThrow()
      keys.push(storage_key)
      if (keys === orphaned) await db.deleteFrom('files').where('id', '=', row).execute()
    }
  }
  return { kept, orphaned }
}

test.each(Object.keys(stores) as (keyof typeof stores)[])(
  'FIL-01 what a crash left in %s is removed after an hour, page by page; nothing else is',
  async (kind) => {
    const { app, stored, put } = await stores[kind]()
    const { kept, orphaned } = await keptAndOrphaned(app, 3)
    await put('cv/notes.txt')
    const bounds = { look: 2, remove: 50 }
    const wholeRound = async () => {
      let [from, rounds] = [await removeOrphans(app.platform, undefined, bounds), 1]
      for (; from !== undefined; rounds += 1) from = await removeOrphans(app.platform, from, bounds)
      return rounds
    }
    app.passSeconds(3590)
    expect(await wholeRound()).toBe(4)
    expect(new Set(await stored())).toEqual(new Set([...kept, ...orphaned, 'cv/notes.txt']))
    app.passSeconds(20)
    await wholeRound()
    expect(new Set(await stored())).toEqual(new Set([...kept, 'cv/notes.txt']))
  },
)

test('FIL-01 one round removes few orphans, and the next goes on at the same page', async () => {
  const { app, stored } = await stores['a local folder']()
  const { kept } = await keptAndOrphaned(app, 3)
  app.passSeconds(3700)
  const next = await removeOrphans(app.platform, undefined, { look: 1000, remove: 2 })
  expect([next, (await stored()).length]).toEqual([undefined, kept.length + 1])
  await removeOrphans(app.platform, next, { look: 1000, remove: 2 })
  expect(new Set(await stored())).toEqual(new Set(kept))
})

test('FIL-01 a row that cannot be written leaves no bytes behind', async () => {
  const { app, stored } = await stores['a local folder']()
  const upload = await anUpload(app)
  const { db, files } = app.platform
  const failing = db.transaction().execute((tx) => files.keep(tx, { ...upload, originalName: null as unknown as string }, 'cv'))
  await expect(failing).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('FIL-01 a local folder is read again by the next start', async () => {
  const { app } = await stores['a local folder']()
  const upload = await anUpload(app)
  const { db, files, config } = app.platform
  const { id } = await db.transaction().execute((tx) => files.keep(tx, upload, 'cv'))
  const { storage_key } = await db.selectFrom('files').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  const next = await openFileStore(config)
  expect(await buffer(await next.read(storage_key))).toEqual(content)
})
