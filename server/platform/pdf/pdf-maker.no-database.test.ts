import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/pdf-text.ts'
import { damagedPng } from '../../testing/pictures.ts'
import type { PdfDocument } from './pdf-document.ts'
import { createPdfMaker } from './pdf-maker.ts'

const report = (text: string, more: PdfDocument['blocks'] = []): PdfDocument => ({
  language: 'en',
  title: 'A report',
  author: 'Cantera',
  made: new Date(0),
  pageOf: 'Page {{page}} of {{pages}}',
  blocks: [{ kind: 'text', text }, ...more],
})
const away = { refused: 'errors.unavailable', retryAfter: 10 }
const read = (made: unknown) => readPdf(made as Uint8Array).pages[0]

/** A thread that never answers a report that begins with 'stuck'. */
const stuckThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ blocks }) => { if (blocks[0].text !== 'stuck') parentPort.postMessage({ content: new Uint8Array([1]) }) })
  `)}`,
)

test('RPT-01 missing characters show as a sign, and an invalid picture as its alternative text', async () => {
  const makePdf = createPdfMaker()
  const picture = { content: new Uint8Array([1, 2, 3]), alternative: 'A quarry' }
  const made = await makePdf(1, async () => report('Ana Ñandú 山田 Ελένη Юрий', [{ kind: 'picture', picture }]))
  expect(read(made)).toBe('Ana Ñandú \ufffd\ufffd Ελένη Юрий [A quarry] Page 1 of 1')
})

test('RPT-01 a picture that fails while it is drawn is replaced by its alternative text', async () => {
  const makePdf = createPdfMaker()
  const picture = { content: damagedPng(), alternative: 'A quarry' }
  const blocks: PdfDocument['blocks'] = [
    { kind: 'together', blocks: [{ kind: 'picture', picture }] },
    { kind: 'list', items: [{ label: 'a)', text: 'One', picture }] },
  ]
  expect(read(await makePdf(1, async () => report('Before', blocks)))).toBe('Before [A quarry] a) One [A quarry] Page 1 of 1')
})

/** A thread that ends after each report. */
const endingThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => { parentPort.postMessage({ content: new Uint8Array([1]) }); setTimeout(() => process.exit(), 20) })
  `)}`,
)

test('P10 a thread that ends between two reports is replaced at once', async () => {
  const makePdf = createPdfMaker({ thread: endingThread, mostMs: 5000 })
  for (let nth = 0; nth < 2; nth += 1) {
    expect(await makePdf(1, async () => report('fine'))).toEqual(new Uint8Array([1]))
    await setTimeout(200)
  }
})

test('P10 a report whose thread ends is refused at once, not after its time limit', async () => {
  const thread = new URL(`data:text/javascript,${encodeURIComponent('process.exit()')}`)
  const makePdf = createPdfMaker({ thread, mostMs: 60_000 })
  await expect(makePdf(1, async () => report('fine'))).rejects.toThrow()
})

test('P10 a report above the time limit ends its thread, and the next report gets a new one', async () => {
  const makePdf = createPdfMaker({ thread: stuckThread, mostMs: 300 })
  expect(await makePdf(1, async () => report('stuck'))).toEqual(away)
  expect(await makePdf(1, async () => report('fine'))).toEqual(new Uint8Array([1]))
})

test('P10 a report above the queue’s limit is refused before its data is read', async () => {
  const makePdf = createPdfMaker({ thread: stuckThread, mostWaiting: 1 })
  const first = makePdf(1, async () => report('fine'))
  const gather = () => Promise.reject(new Error('gathered'))
  expect(await makePdf(2, gather)).toEqual(away)
  expect(await first).toEqual(new Uint8Array([1]))
  await expect(makePdf(2, gather)).rejects.toThrow('gathered')
})

test('P10 at most two reports of one person wait', async () => {
  const makePdf = createPdfMaker({ thread: stuckThread })
  const ask = (person: number) => makePdf(person, async () => report('fine'))
  const [first, second, third, other] = await Promise.all([ask(1), ask(1), ask(1), ask(2)])
  expect([first, second, other].every((made) => made instanceof Uint8Array)).toBe(true)
  expect(third).toEqual({ refused: 'errors.too_many', retryAfter: 10 })
  expect(await ask(1)).toBeInstanceOf(Uint8Array)
})
