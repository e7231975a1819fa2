import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FileQuestion } from '#domain/assessment/banks/import.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import type { BankSkill } from '../assessment/banks/banks.reads.ts'
import { readPlan, unpackMedia } from '../assessment/banks/import.reads.ts'
import { importBank } from '../assessment/banks/import.writes.ts'
import type { ReadBankFile } from '../assessment/banks/reads/bank-file.ts'
import { readSkill } from '../assessment/skills/skills.reads.ts'
import { updateSkill } from '../assessment/skills/skills.writes.ts'
import { discardUploads } from '../platform/files/uploads.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import type { DemoQuestion } from './banks/demo-bank.ts'
import { demoBanks } from './banks/demo-banks.ts'
import { done } from './demo-done.ts'

/** Imports the bank of a demo skill from a file, unless that was done, and offers its test. */
export async function ensureBank(platform: Platform, actor: Person, name: string): Promise<void> {
  const bank = demoBanks[name]
  const there = await platform.db
    .selectFrom('skills')
    .select(['id', 'uuid', 'name', 'has_test'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!bank || !there || there.has_test) return
  await fill(platform, actor, there, bank)
  const skill = await readSkill(platform.db, there.uuid)
  if (!skill) return
  const { language, other_name, description, time_limit_minutes, point_limit, active, version } = skill
  const changed = await updateSkill(platform, actor, skill, version, {
    name,
    language,
    other_name,
    description,
    has_test: true,
    time_limit_minutes,
    point_limit,
    active,
  })
  done(name, changed)
}

async function fill(platform: Platform, actor: Person, skill: BankSkill, bank: readonly DemoQuestion[]): Promise<void> {
  const file = await fileOf(bank)
  const fileHash = `demo ${skill.name}`
  const plan = await readPlan(platform.db, skill.id, file, fileHash)
  const media = await unpackMedia(platform.config, plan, file)
  try {
    done(skill.name, await importBank(platform, actor, { skill, file, fileHash, fileName: 'demo', plan, media }))
  } finally {
    await discardUploads([...media.uploads.values()])
  }
}

/** The bank as the parsed file of an import: each question in both languages, as a pair. */
async function fileOf(bank: readonly DemoQuestion[]): Promise<ReadBankFile> {
  const entries: ReadBankFile['entries'][number][] = []
  const media = new Map<string, { name: string; content: Buffer }>()
  for (const { question: texts, answers = [], media: shown } of bank) {
    const pair = crypto.randomUUID()
    for (const [side, language] of languages.entries()) {
      const text = texts[side] ?? ''
      const hash = shown && (await packed(shown.files[side] ?? '', media))
      const question: FileQuestion = {
        ...{ pair, language, text, type: answers.length > 0 ? 'select' : 'text' },
        ...(shown && hash && { media: hash, ...transcriptOrAlternative(shown.files[side] ?? '', shown.text[side] ?? '') }),
        answers: answers.map((both, place) => ({ text: both[side] ?? '', correct: place === 0 })),
      }
      entries.push({ line: entries.length + 1, text, question })
    }
  }
  return { entries, notes: [], media }
}

const transcriptOrAlternative = (file: string, text: string) =>
  file.endsWith('.mp3') ? { transcript: text } : { alternative_text: text }

async function packed(name: string, media: Map<string, { name: string; content: Buffer }>): Promise<string> {
  const content = await readFile(fileURLToPath(new URL(`media/${name}`, import.meta.url)))
  const hash = createHash('sha256').update(content).digest('hex')
  media.set(hash, { name, content })
  return hash
}
