import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { bankFile } from '#domain/banks/bank-file.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type BankFileContent, entryOf } from './file-entry.ts'

/** A file of the zip that a question may show. */
export interface PackedMedia {
  readonly name: string
  readonly content: Buffer
}
interface Unpacked {
  readonly content: BankFileContent
  /** By the hash of what is in it. */
  readonly media: ReadonlyMap<string, PackedMedia>
}

const nothing = new Map<string, PackedMedia>()

/**
 * The zip of a bank: bank.json and the media that it names. Nothing of it is written to the disk; what it unfolds to was bounded when
 * it arrived (UPL-03), and each part is bounded again here.
 */
export async function readZip(archive: Buffer): Promise<Unpacked> {
  const parts = await unpack(archive)
  const json = parts?.get('bank.json')
  if (!parts || !json) return { content: { unreadable: 'banks.error.zip' }, media: nothing }
  const bank = bankFile.safeParse(parsed(json))
  if (!bank.success) return { content: { unreadable: 'banks.error.zip' }, media: nothing }
  if (bank.data.questions.length > limits.bankFile.questions)
    return { content: { unreadable: 'banks.error.too_many' }, media: nothing }
  const hashes = new Map([...parts].map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]))
  const media = new Map([...parts].map(([name, content]) => [hashes.get(name) ?? '', { name, content }]))
  const entries = bank.data.questions.map((question, place) =>
    entryOf(place + 1, question, (path) => (path.startsWith('media/') ? hashes.get(path) : undefined)),
  )
  return { content: { entries }, media }
}

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** The files of an archive, by their names; undefined when it cannot be read, or one of them is too large. */
async function unpack(archive: Buffer): Promise<ReadonlyMap<string, Buffer> | undefined> {
  const parts = new Map<string, Buffer>()
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true })
    for await (const entry of zip.eachEntry()) {
      const name = String(entry.fileName)
      if (name !== 'bank.json' && !name.startsWith('media/')) continue
      const most = name === 'bank.json' ? limits.bankFile.jsonBytes : limits.upload.bytes - 1
      const content = await upTo(most, await zip.openReadStreamPromise(entry))
      if (!content) return undefined
      parts.set(name, content)
    }
    return parts
  } catch {
    return undefined
  }
}

async function upTo(most: number, stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
