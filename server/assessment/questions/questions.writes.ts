import { type FieldErrors, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { releaseMedia } from './media.writes.ts'
import { separatePair } from './pairs.writes.ts'
import { type QuestionRow, readQuestion, readSkillsNamed } from './questions.reads.ts'
import type { QuestionFields } from './questions.views.ts'
import { auditedQuestion, beginChange, updateReadiness } from './readiness.writes.ts'

/** Adds a question with its skills and an optional picture or sound (QST-02). */
export function addQuestion(
  platform: Platform,
  actor: Person,
  fields: QuestionFields,
  skills: readonly string[],
  upload: Upload | undefined,
) {
  const detail = auditedQuestion(fields)
  return change(platform, actor, { action: 'question.added', detail, upload }, async (tx, now, keep) => {
    const skillIds = await skillIdsOf(tx, skills)
    if (!skillIds) return refuse('errors.fields', { errors: noSuchSkill })
    const { id } = await tx
      .insertInto('questions')
      .values({ ...fields, media_file_id: await keep(), text_changed_at: now, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await linkSkills(tx, id, skillIds)
    return settled(tx, id)
  })
}

interface Edit {
  readonly fields: QuestionFields
  /** When undefined, the question keeps its skills. */
  readonly skills: readonly string[] | undefined
  readonly active: boolean
  readonly version: number
  readonly removeFile: boolean
  readonly upload: Upload | undefined
}

/** Changes a question, unless its version has changed. Results use snapshots and do not change (QST-04, SPEC-38). */
export function updateQuestion(platform: Platform, actor: Person, before: QuestionRow, edit: Edit) {
  const { fields, skills, active, version, removeFile, upload } = edit
  const detail = { ...auditedQuestion(fields), active }
  return change(platform, actor, { action: 'question.modified', detail, upload }, async (tx, now, keep) => {
    const skillIds = skills && (await skillIdsOf(tx, skills))
    if (skills && !skillIds) return refuse('errors.fields', { errors: noSuchSkill })
    const losesFile = removeFile || upload !== undefined
    const textChanged = (['text', 'type', 'alternative_text', 'transcript'] as const).some(
      (part) => fields[part] !== before[part],
    )
    const begun = await beginChange(tx, before.id, now, { version, textChanged: textChanged || losesFile })
    if (!begun) return undefined
    // A question with another language, or out of use, is no longer a translation.
    if (fields.language !== before.language || !active) await separatePair(tx, before.id, now)
    await tx
      .updateTable('questions')
      .set({ ...fields, active, ...(losesFile && { media_file_id: await keep() }) })
      .where('id', '=', before.id)
      .execute()
    if (losesFile) await releaseMedia(tx, platform, [begun.media_file_id])
    if (skillIds) await replaceSkills(tx, before.id, skillIds)
    return settled(tx, before.id)
  })
}

/** Changes the skills of a question (QST-01). */
export function updateQuestionSkills(platform: Platform, actor: Person, question: QuestionRow, skills: readonly string[]) {
  const { id } = question
  const detail = { ...auditedQuestion(question), skills }
  return change(platform, actor, { action: 'question.skills_changed', detail }, async (tx, now) => {
    const skillIds = await skillIdsOf(tx, skills)
    if (!skillIds) return refuse('errors.fields', { errors: noSuchSkill })
    if (!(await beginChange(tx, id, now))) return undefined
    await replaceSkills(tx, id, skillIds)
    return settled(tx, id)
  })
}

/** Deletes a question with its answers and files, unless a test has asked it (SPEC-38). */
export function deleteQuestion(platform: Platform, actor: Person, question: QuestionRow) {
  const { id } = question
  return change(platform, actor, { action: 'question.deleted', detail: auditedQuestion(question) }, async (tx, now) => {
    await beginChange(tx, id, now)
    const row = await readQuestion(tx, String(id))
    if (!row) return refuse('errors.not_found')
    if (row.in_use) return refuse('errors.in_use')
    await separatePair(tx, id, now)
    await tx.deleteFrom('questions').where('id', '=', id).execute()
    await releaseMedia(
      tx,
      platform,
      [row, ...row.answers].map(({ media_file_id }) => media_file_id),
    )
    return row
  })
}

/** Takes a question out of use: new tests do not ask it, results keep it (SPEC-38). */
export function putQuestionOutOfUse(platform: Platform, actor: Person, question: QuestionRow) {
  const { id } = question
  return change(platform, actor, { action: 'question.put_out_of_use', detail: auditedQuestion(question) }, async (tx, now) => {
    if (!(await beginChange(tx, id, now))) return refuse('errors.not_found')
    await separatePair(tx, id, now)
    await tx.updateTable('questions').set({ active: false }).where('id', '=', id).execute()
    return settled(tx, id)
  })
}

const noSuchSkill: FieldErrors = { skills_uuid: ['vacancies.error.skills'] }

async function skillIdsOf(tx: Tx, named: readonly string[]): Promise<number[] | undefined> {
  const skills = await readSkillsNamed(tx, named)
  const isThere = (id: string) => skills.some((skill) => skill.uuid === id.toLowerCase() || String(skill.id) === id)
  return named.every(isThere) ? skills.map(({ id }) => id) : undefined
}

async function replaceSkills(tx: Tx, questionId: number, skillIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('question_skills').where('question_id', '=', questionId).execute()
  await linkSkills(tx, questionId, skillIds)
}

async function linkSkills(tx: Tx, questionId: number, skillIds: readonly number[]): Promise<void> {
  const links = skillIds.map((skill_id) => ({ question_id: questionId, skill_id }))
  await tx.insertInto('question_skills').values(links).execute()
}

async function settled(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  await updateReadiness(tx, [id])
  return readQuestion(tx, String(id))
}
