import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { bankFormat, type QuestionInFile } from '#domain/assessment/banks/bank-file.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { BankMedia, BankQuestion } from '../banks.reads.ts'

/** The bytes of media, by their storage key. */
type MediaBytes = ReadonlyMap<string, Buffer>

/** A bank as a zip: bank.json and a folder of media named by their hash. Refused when it could not be imported again. */
export async function presentZip(
  skill: string,
  questions: readonly BankQuestion[],
  bytes: MediaBytes,
  now: Date,
): Promise<Buffer | Refusal> {
  const zip = new yazl.ZipFile()
  const packed = new Set<string>()
  /** Null without media; undefined when the file's bytes are missing. */
  const pathOf = (media: BankMedia | null): string | null | undefined => {
    if (!media) return null
    const content = bytes.get(media.storage_key)
    if (!content) return undefined
    const path = `media/${media.sha256}${extname(media.storage_key)}`
    if (!packed.has(path)) zip.addBuffer(content, path, { compress: false, mtime: now })
    packed.add(path)
    return path
  }
  const inFile = questions.map(
    (question): QuestionInFile => ({
      uuid: question.uuid,
      pair: question.pair,
      language: question.language,
      type: question.type,
      question: question.text,
      media: pathOf(question.media),
      alternative_text: question.alternative_text,
      transcript: question.transcript,
      answers: question.answers.map(({ text, correct, media, alternative_text }) => ({
        answer: text,
        correct,
        media: pathOf(media),
        alternative_text,
      })),
    }),
  )
  const bank = { format: bankFormat, version: 1, skill, questions: inFile }
  const json = Buffer.from(`${JSON.stringify(bank, null, 2)}\n`)
  if (json.length > limits.bankFile.jsonBytes) return refuse('banks.error.too_large')
  zip.addBuffer(json, 'bank.json', { mtime: now })
  zip.end()
  return buffer(zip.outputStream)
}
