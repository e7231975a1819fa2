import type { StarterBankName } from '#domain/assessment/starter-banks/starter-banks.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { discardUploads } from '../../platform/files/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readPlan, unpackMedia } from '../banks/import.reads.ts'
import { importBank } from '../banks/import.writes.ts'
import { readSkill, type SkillRow } from '../skills/skills.reads.ts'
import { addSkill, updateSkill } from '../skills/skills.writes.ts'
import { asBankFile, questionUuid, readStarterFile, type StarterFile } from './reads/starter-files.ts'
import { readSkillNamed, readSkillOfBank } from './starter-banks.reads.ts'

/**
 * Adds a starter bank: its skill unless there is one of that name, its questions, the test, and at last what proves the answers. Until then
 * each step can be repeated, so an addition that was cut goes on where it ended; afterwards it changes nothing.
 */
export async function addStarterBank(
  platform: Platform,
  actor: Person,
  name: StarterBankName,
): Promise<{ id: number } | Refusal> {
  const added = await readSkillOfBank(platform.db, name)
  if (added) return added
  const file = await readStarterFile(name)
  const skill = await ensureSkill(platform, actor, file)
  if (isRefusal(skill)) return skill
  const imported = await importQuestions(platform, actor, name, file, skill)
  if (isRefusal(imported)) return imported
  const offered = await ensureTest(platform, actor, skill)
  return isRefusal(offered) ? offered : markQuestions(platform, actor, name, file, skill)
}

async function ensureSkill(platform: Platform, actor: Person, { skill: names }: StarterFile) {
  const there = await readSkillNamed(platform.db, [names.es, names.en])
  if (there) return (await readSkill(platform.db, there.uuid)) ?? refuse('errors.stale')
  const isSame = names.es === names.en
  return addSkill(platform, actor, {
    ...{ name: names.es, language: isSame ? null : 'es', other_name: isSame ? '' : names.en },
    ...{ description: '', has_test: false, time_limit_minutes: null, point_limit: null, active: true },
  })
}

async function importQuestions(platform: Platform, actor: Person, bank: StarterBankName, file: StarterFile, skill: SkillRow) {
  const parsed = await asBankFile(file)
  const fileHash = `starter ${bank}`
  const plan = await readPlan(platform.db, skill.id, parsed, fileHash)
  const media = await unpackMedia(platform.config, plan, parsed)
  try {
    return await importBank(platform, actor, { skill, file: parsed, fileHash, fileName: bank, plan, media })
  } finally {
    await discardUploads([...media.uploads.values()])
  }
}

function markQuestions(platform: Platform, actor: Person, bank: StarterBankName, { pairs }: StarterFile, skill: SkillRow) {
  const sources = new Map(
    pairs.flatMap(({ pair, source, level }) =>
      languages.map((language) => [questionUuid(pair, language), { source, level }] as const),
    ),
  )
  return change(platform, actor, { action: 'bank.starter_added', detail: { bank } }, async (tx, now) => {
    const questions = await tx
      .selectFrom('questions')
      .select(['id', 'uuid'])
      .where('uuid', 'in', [...sources.keys()])
      .execute()
    const rows = questions.flatMap(({ id, uuid }) => {
      const source = sources.get(uuid)
      return source ? [{ question_id: id, bank, ...source, added_at: now }] : []
    })
    await tx
      .insertInto('starter_questions')
      .values(rows)
      .onConflict((conflict) => conflict.column('question_id').doNothing())
      .execute()
    return { id: skill.id }
  })
}

async function ensureTest(platform: Platform, actor: Person, { uuid }: SkillRow) {
  const skill = await readSkill(platform.db, uuid)
  if (!skill || skill.has_test) return skill ?? refuse('errors.stale')
  const { name, language, other_name, description, time_limit_minutes, point_limit, active, version } = skill
  const fields = { name, language, other_name, description, has_test: true, time_limit_minutes, point_limit, active }
  return updateSkill(platform, actor, skill, version, fields)
}
