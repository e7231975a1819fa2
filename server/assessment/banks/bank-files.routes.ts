import { buffer } from 'node:stream/consumers'
import {
  exportBankEndpoint,
  exportBankTableEndpoint,
  importBankEndpoint,
  previewImportEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { discardUploads, type Upload } from '../../platform/files/uploads.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { type BankMedia, type BankQuestion, type BankSkill, readBank, readBankSkill } from './banks.reads.ts'
import { presentImport } from './banks.views.ts'
import { type ImportPlan, mediaKindsOf, type NewMedia, readPlan, unpackMedia, withoutRefused } from './import.reads.ts'
import * as writes from './import.writes.ts'
import { type ReadBankFile, readBankFile } from './reads/bank-file.ts'
import { presentCsv } from './views/csv-file.ts'
import { presentZip } from './views/zip-file.ts'

export const bankFileRoutes = (platform: Platform) => {
  const { db, config, now } = platform
  /** Reads a file, plans its import and calls `act`. The unpacked media exist only while `act` runs. */
  async function withPlan<Answer>(
    id: string,
    upload: Upload,
    language: Language,
    act: (skill: BankSkill, file: ReadBankFile, plan: ImportPlan, media: NewMedia) => Promise<Answer | Refusal>,
  ): Promise<Answer | Refusal> {
    const skill = await readBankSkill(db, id)
    if (!skill) return refuse('errors.not_found')
    const file = await readBankFile(upload, language)
    if (isRefusal(file)) return file
    const plan = await readPlan(db, skill.id, file, hashOf(upload, language))
    const media = await unpackMedia(config, plan, file)
    try {
      return await act(skill, file, withoutRefused(plan, media), media)
    } finally {
      await discardUploads([...media.uploads.values()])
    }
  }

  /** A bank as a file that can be imported again; refused when it has too many questions. */
  async function exportBankAs(
    id: string,
    extension: 'csv' | 'zip',
    present: (skill: BankSkill, questions: BankQuestion[]) => Buffer | Refusal | Promise<Buffer | Refusal>,
  ) {
    const skill = await readBankSkill(db, id)
    if (!skill) return refuse('errors.not_found')
    const most = limits.bankFile.questions
    const questions = await readBank(db, skill.id, most + 1)
    if (questions.length > most) return refuse('banks.error.too_large')
    const content = await present(skill, questions)
    return isRefusal(content) ? content : { name: `${fileStem(skill.name, 'bank')}.${extension}`, content }
  }

  return [
    route(exportBankTableEndpoint, ({ params, query }) =>
      exportBankAs(params.id, 'csv', (_skill, questions) => presentCsv(questions, query.language)),
    ),

    route(exportBankEndpoint, ({ params }) =>
      exportBankAs(params.id, 'zip', async (skill, questions) => {
        const bytes = await readMedia(platform, questions)
        return isRefusal(bytes) ? bytes : presentZip(skill.name, questions, bytes, now())
      }),
    ),

    route(previewImportEndpoint, ({ params, body, files }) =>
      withPlan(params.id, files.file, body.language, async (_skill, file, plan, media) => ({
        data: presentImport(plan, file.notes, mediaKindsOf(plan, media)),
      })),
    ),

    route(importBankEndpoint, ({ params, body, files, viewer }) =>
      withPlan(params.id, files.file, body.language, async (skill, file, plan, media) => {
        if (plan.digest !== body.plan) return refuse('errors.stale')
        const fileHash = hashOf(files.file, body.language)
        const fileName = files.file.originalName
        const done = await writes.importBank(platform, viewer, { skill, file, fileHash, fileName, plan, media })
        return answerChange('banks.import_done', done, () => presentImport(plan, file.notes, mediaKindsOf(plan, media)))
      }),
    ),
  ]
}

/** Includes the language, because a GIFT file does not name its own. */
const hashOf = ({ sha256 }: Upload, language: Language): string => `${sha256} ${language}`

/** The bytes of a bank's media, each read once; refused above the size limit of a file. */
async function readMedia({ files }: Platform, questions: readonly BankQuestion[]) {
  const all = questions.flatMap((question) => [question.media, ...question.answers.map(({ media }) => media)])
  const media = new Map(all.flatMap((one) => (one ? [[one.storage_key, one] as [string, BankMedia]] : [])))
  const total = [...media.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > limits.bankFile.mediaBytes || media.size > limits.bankFile.mediaFiles) return refuse('banks.error.media_too_much')
  const read = new Map<string, Buffer>()
  for (const key of media.keys()) {
    const stored = await files.read(key)
    if (stored) read.set(key, await buffer(stored))
  }
  return read
}
