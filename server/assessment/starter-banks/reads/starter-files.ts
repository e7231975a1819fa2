import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { FileEntry, FileQuestion } from '#domain/assessment/banks/import.rules.ts'
import { questionLevels, type StarterBankName } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { derivedUuid } from '../../../platform/derived-uuid.ts'
import type { ReadBankFile } from '../../banks/reads/bank-file.ts'

const words = z.string().trim().min(1)
const side = z.strictObject({
  question: words.max(400),
  /** The right one first. A question without answers asks for free text. */
  answers: z.array(words.max(120)).max(5),
})
const inBoth = z.strictObject({ es: words, en: words })

/** A file in content/: one skill, and its questions in pairs. */
const starterFile = z.strictObject({
  skill: inBoth,
  pairs: z.array(
    z.strictObject({
      pair: z.uuid(),
      level: z.literal(questionLevels),
      es: side,
      en: side,
      /** A picture in content/ for each language, and its alternative text. */
      picture: inBoth.extend({ text: inBoth }).optional(),
      /** What proves the right answer, in English. */
      source: words,
    }),
  ),
})
export type StarterFile = z.output<typeof starterFile>
type Pair = StarterFile['pairs'][number]

const read = new Map<StarterBankName, Promise<StarterFile>>()

/** The content of a starter bank, which is part of the code. */
export function readStarterFile(name: StarterBankName): Promise<StarterFile> {
  const known = read.get(name)
  if (known) return known
  const file = readFile(new URL(`../content/${name}.json`, import.meta.url), 'utf8').then((text) =>
    starterFile.parse(JSON.parse(text)),
  )
  read.set(name, file)
  return file
}

/** The uuid of a question: always the same, so that adding a bank again adds nothing. */
export const questionUuid = (pair: string, language: Language): string => derivedUuid(`${pair} ${language}`)

/** A starter bank as the parsed file of an import: each pair is two questions. */
export async function asBankFile({ pairs }: StarterFile): Promise<ReadBankFile> {
  const media = new Map<string, { name: string; content: Buffer }>()
  const entries: FileEntry[] = []
  for (const pair of pairs)
    for (const language of languages) {
      const picture = pair.picture && (await packed(pair.picture[language], media))
      const question = questionOf(pair, language, picture)
      entries.push({ line: entries.length + 1, text: question.text, question })
    }
  return { entries, notes: [], media }
}

function questionOf(pair: Pair, language: Language, picture: string | undefined): FileQuestion {
  const { question, answers } = pair[language]
  return {
    ...{ uuid: questionUuid(pair.pair, language), pair: pair.pair, language, text: question },
    type: answers.length > 0 ? 'select' : 'text',
    ...(picture && pair.picture && { media: picture, alternative_text: pair.picture.text[language] }),
    answers: answers.map((text, place) => ({ text, correct: place === 0 })),
  }
}

async function packed(name: string, media: Map<string, { name: string; content: Buffer }>): Promise<string> {
  const content = await readFile(new URL(`../content/${name}`, import.meta.url))
  const hash = createHash('sha256').update(content).digest('hex')
  media.set(hash, { name, content })
  return hash
}
