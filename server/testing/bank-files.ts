import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import yazl from 'yazl'
import { importBankEndpoint, previewImportEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import type { TestApp } from './app.ts'
import { fileOf } from './documents.ts'

/** The header of a bank as a table. */
export const tableHead = 'uuid;language;type;question;correct;answer_1;answer_2'

export const csv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\n')), 'banco.csv')

export async function zipOf(parts: Record<string, string | Buffer>, name = 'banco.zip'): Promise<File> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return fileOf(await buffer(zip.outputStream), name)
}

export function makeBankSkill({ platform }: TestApp, name: string) {
  return platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** Everything that a bank contains, in readable form. */
export async function bankOf({ platform }: TestApp, skillId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select uuid, text, type, language, alternative_text, transcript, ready, active, version,
      (select storage_key from files where files.id = media_file_id) as media,
      (select json_agg(json_build_object('text', answers.text, 'correct', correct, 'uuid', answers.uuid) order by answers.id)
        from answers where question_id = questions.id) as answers
    from questions join question_skills on question_id = questions.id where skill_id = ${skillId} order by questions.id`.execute(
    platform.db,
  )
  return rows
}

/** Previews the import of a file. */
export async function previewFile(site: TestApp, skill: string, file: File, body = {}) {
  const { token } = await site.person({ role: 'administrator' })
  return site.call(previewImportEndpoint, { token, params: { id: skill }, files: { file }, body })
}

/** Previews an import and then carries it out. */
export async function importFile(site: TestApp, skill: string, file: File, body = {}) {
  const { plan, counts } = (await previewFile(site, skill, file, body)).answer.data
  const actor = await site.person({ role: 'administrator' })
  const input = { token: actor.token, params: { id: skill }, files: { file }, body: { ...body, plan } }
  return { counts, done: await site.call(importBankEndpoint, input), actor }
}
