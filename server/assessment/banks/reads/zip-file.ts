import { createHash } from 'node:crypto'
import { bankFile, questionInFile } from '#domain/assessment/banks/bank-file.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { decodedText } from '../../../platform/files/decoded-text.ts'
import { readZipParts, type ZipParts } from '../../../platform/files/zip-parts.ts'
import { type BankFileContent, entryOf } from './file-entry.ts'

/** A file in the zip that questions may use. */
export interface PackedMedia {
  readonly name: string
  readonly content: Buffer
}
interface Unpacked {
  readonly content: BankFileContent
  /** Media by the hash of their content. */
  readonly media: ReadonlyMap<string, PackedMedia>
}

const maxNamed = 20
const nothing = new Map<string, PackedMedia>()

/** Reads the zip of a bank: bank.json and its media. */
export async function readZip(archive: Buffer): Promise<Unpacked> {
  const unpacked = await unpack(archive)
  const json = unpacked?.parts.get('bank.json')
  if (!unpacked || !json) return { content: { unreadable: 'banks.error.zip' }, media: nothing }
  const bank = bankFile.safeParse(parseJson(json))
  if (!bank.success) return { content: { unreadable: 'banks.error.zip' }, media: nothing }
  const { questions } = bank.data
  if (questions.length > limits.bankFile.questions) return { content: { unreadable: 'banks.error.too_many' }, media: nothing }
  const { parts, tooLarge } = unpacked
  const hashes = new Map([...parts].map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]))
  const media = new Map([...parts].map(([name, content]) => [hashes.get(name) ?? '', { name, content }]))
  const named = new Set<string>()
  const hashAt = (path: string) => {
    named.add(path)
    return path.startsWith('media/') ? hashes.get(path) : undefined
  }
  const entries = questions.map((question, place) => entryOf(place + 1, question, hashAt, tooLarge))
  const unnamed = [...parts.keys(), ...tooLarge].filter((name) => name !== 'bank.json' && !named.has(name))
  const notes = [
    { note: 'banks.file_note.fields', values: unknownFields(questions) },
    { note: 'banks.file_note.media', values: unnamed },
  ]
  return { content: { entries, notes: notes.filter(({ values }) => values.length > 0) }, media }
}

/** Names of fields in questions and answers that a bank does not have. */
function unknownFields(questions: readonly unknown[]): string[] {
  const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  const known = [questionInFile.shape, questionInFile.shape.answers.unwrap().element.shape] as const
  const unknown = questions.filter(isRecord).flatMap((question) => {
    const answers = Array.isArray(question.answers) ? question.answers.filter(isRecord) : []
    return [
      ...Object.keys(question).filter((name) => !Object.hasOwn(known[0], name)),
      ...answers.flatMap(Object.keys).filter((name) => !Object.hasOwn(known[1], name)),
    ]
  })
  return [...new Set(unknown)].slice(0, maxNamed)
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(decodedText(json))
  } catch {
    return undefined
  }
}

/** The files of a bank's archive by name, without a common folder; undefined when it cannot be read or bank.json is too large. */
async function unpack(archive: Buffer): Promise<ZipParts | undefined> {
  const unpacked = await readZipParts(archive, (entryName) => {
    const name = /^(?:(?!media\/|__MACOSX\/)[^/]+\/)?(bank\.json|media\/[^/].*)$/.exec(entryName)?.[1]
    return name === undefined
      ? undefined
      : { name, maxBytes: name === 'bank.json' ? limits.bankFile.jsonBytes : limits.upload.bytes - 1 }
  })
  return unpacked?.tooLarge.has('bank.json') ? undefined : unpacked
}
