import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { docxWith } from '../../../testing/documents.ts'
import { createTextReader } from './text-reader.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'cantera-reader-'))
afterAll(() => rm(folder, { recursive: true }))

function readerOf(settings: Parameters<typeof createTextReader>[0] = {}) {
  const reader = createTextReader(settings)
  onTestFinished(() => reader.close())
  return reader
}

/** A program in place of the one that reads; what it does with a document depends on the document's extension. */
async function standIn(): Promise<URL> {
  const file = path.join(folder, 'stand-in.mjs')
  await writeFile(
    file,
    `const acts = {
      stuck() { for (;;); },
      grow() { const list = []; for (;;) list.push(1) },
      end() { process.exit(3) },
      fail() { throw new Error('a library failed outside the reader') },
      slow: () => setTimeout(answer, 300),
      sleep: () => setTimeout(answer, 1500),
    }
    const answer = () => process.send({ state: 'read', text: String(process.pid), language: 'es', hash: null })
    process.on('message', ({ extension }) => (acts[extension] ?? answer)())`,
  )
  return pathToFileURL(file)
}

const content = new Uint8Array()

test.each([
  ['stuck', 'too_slow'],
  ['grow', 'too_large'],
  ['end', 'crashed'],
  ['fail', 'crashed'],
])('CVS-02 a document that makes the reader %s fails with %s, and the next one is read', async (extension, reason) => {
  const reader = readerOf({ program: await standIn(), mostMs: extension === 'stuck' ? 1000 : 20_000 })
  const first = await reader.read({ extension: 'fine', content })
  expect(await reader.read({ extension, content })).toEqual({ state: 'failed', reason })
  const next = await reader.read({ extension: 'fine', content })
  expect([next.state, 'text' in next && 'text' in first && next.text !== first.text]).toEqual(['read', true])
})

test('SLW-01 a reader that waits for the processor is not too slow', async () => {
  const reader = readerOf({ program: await standIn(), mostMs: 500 })
  const first = await reader.read({ extension: 'fine', content }, 20_000)
  const pid = 'text' in first ? Number(first.text) : 0
  process.kill(pid, 'SIGSTOP')
  const read = reader.read({ extension: 'sleep', content })
  await setTimeout(1000)
  process.kill(pid, 'SIGCONT')
  expect(await read).toMatchObject({ state: 'read', text: String(pid) })
})

test('SLW-01 a reader that gets no processor time at all ends as busy', async () => {
  const reader = readerOf({ program: await standIn(), mostMs: 50 })
  const first = await reader.read({ extension: 'fine', content }, 20_000)
  process.kill('text' in first ? Number(first.text) : 0, 'SIGSTOP')
  expect(await reader.read({ extension: 'fine', content })).toEqual({ state: 'failed', reason: 'busy' })
  expect((await reader.read({ extension: 'fine', content }, 20_000)).state).toBe('read')
})

test('CVS-02 documents are read one at a time by one process, which ends when it is idle', async () => {
  const reader = readerOf({ program: await standIn(), idleMs: 50 })
  const began = performance.now()
  const read = await Promise.all(['slow', 'slow', 'fine'].map((extension) => reader.read({ extension, content })))
  expect(performance.now() - began).toBeGreaterThan(600)
  const [pid] = read.map((one) => ('text' in one ? Number(one.text) : 0))
  expect(new Set(read.map((one) => 'text' in one && one.text)).size).toBe(1)
  await expect.poll(() => isRunning(pid!)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A page whose content is compressed twice: two kilobytes that expand to 900 MB. */
function expandingPdf(): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(900_000_000, ' ')))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`)
  const head = `4 0 obj\n<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n`
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}${head}`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

const expandingDocx = () => docxWith({ 'word/document.xml': `<w:document xmlns:w="w"><w:body>${'<w:p>'.repeat(8_000_000)}` })

test.each<[string, string, () => Buffer]>([
  ['PDF', 'pdf', expandingPdf],
  ['Word document', 'docx', expandingDocx],
])(
  'CVS-02 a %s that expands beyond the memory limit fails, while this process goes on',
  async (_name, extension, make) => {
    const reader = readerOf()
    const hostile = make()
    const before = process.memoryUsage.rss()
    let turns = 0
    let ended = false
    const counting = (async () => {
      for (; !ended; turns += 1) await setTimeout(20)
    })()
    const extracted = await reader.read({ extension, content: hostile })
    ended = true
    await counting
    expect(extracted).toEqual({ state: 'failed', reason: 'too_large' })
    // This process neither grew with the document nor stood still.
    expect([process.memoryUsage.rss() - before < 200e6, turns > 5]).toEqual([true, true])
    const good = await readFile(new URL('../../../testing/files/cv.docx', import.meta.url))
    expect(await reader.read({ extension: 'docx', content: good })).toMatchObject({ state: 'read', language: 'es' })
  },
  60_000,
)

test('CVS-02 the reading process has no settings, and can neither write files nor open connections', async () => {
  const file = path.join(folder, 'curious.mjs')
  await writeFile(
    file,
    `import { writeFile } from 'node:fs/promises'
    const tried = async (act) => act().then(() => 'done', (error) => error.code)
    process.on('message', async () => process.send({
      state: 'read', language: 'es', hash: null,
      text: JSON.stringify([
        process.env.CANTERA_SECRET ?? null,
        await tried(() => writeFile(${JSON.stringify(path.join(folder, 'written'))}, 'x')),
        await tried(async () => process.permission.has('child') || process.permission.has('net') ? 1 : Promise.reject({ code: 'no' })),
      ]),
    }))`,
  )
  process.env.CANTERA_SECRET = 'secret'
  onTestFinished(() => void delete process.env.CANTERA_SECRET)
  const read = await readerOf({ program: pathToFileURL(file) }).read({ extension: 'x', content })
  expect('text' in read && JSON.parse(read.text)).toEqual([null, 'ERR_ACCESS_DENIED', 'no'])
})
