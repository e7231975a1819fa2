import { isOver } from '#domain/hiring/vacancies/closing.rules.ts'
import type { addVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { closingDate, publicationDate, type RichText, richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { type VacancyFields, vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { type FieldErrors, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readVacancyOfTeam } from '../members/members.reads.ts'
import { copyMembers } from '../members/members.writes.ts'
import { copyKits } from '../scorecards/kits.writes.ts'
import { copyQuestions } from '../screening-questions/screening-questions.writes.ts'
import { copySteps } from '../steps/steps.writes.ts'
import { endDraft } from '../vacancy-drafts/vacancy-drafts.writes.ts'
import { readNamedRecords, readPointLimits } from './vacancies.reads.ts'
import { vacancyColumns } from './vacancies.views.ts'

// Triggers follow every write of these tables: remember_inserted_words and remember_updated_words keep the words that a search of vacancies
// completes, vacancy_skills_inserted_figures and vacancy_skills_deleted_figures mark the figures to be counted again.

/**
 * Adds a vacancy with its skills and an audit row. Its owner is the actor, its members are those of the vacancy `members_of` (TEA-03), and
 * its questions and interview kits copies of those of `questions_of` (SCQ-01, SCO-01); its steps are copies of those of `steps_of`, or of the
 * company's (STP-01). Returns its uuid, or field errors for unknown records.
 */
export async function addVacancy(
  platform: Platform,
  actor: Person,
  fields: VacancyFields,
  { members_of: membersOf, questions_of: questionsOf, steps_of: stepsOf, draft }: QueryOf<typeof addVacancyEndpoint> = {},
): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const pattern = membersOf === undefined ? null : await readVacancyOfTeam(tx, actor, membersOf)
    const asking = questionsOf === undefined ? null : await readVacancyOfTeam(tx, actor, questionsOf)
    const stepped = stepsOf === undefined ? null : await readVacancyOfTeam(tx, actor, stepsOf)
    if (pattern === undefined || asking === undefined || stepped === undefined) return refuse('errors.not_found')
    const stored = await columnsAndSkills(tx, fields)
    if ('errors' in stored) return refuse('errors.fields', stored)
    const vacancy = await tx
      .insertInto('vacancies')
      .values({
        ...stored.columns,
        conditions: stored.columns.conditions ?? '',
        ...publicationColumns(null, fields.status_job === 'A', now),
        owner_id: actor.id,
        created_at: now,
        updated_at: now,
      })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await writeSkills(tx, vacancy.id, stored.skills, fields.point_limits)
    if (pattern) await copyMembers(tx, pattern.id, vacancy.id, actor, now)
    if (asking) await copyQuestions(tx, asking.id, vacancy.id, now)
    if (asking) await copyKits(tx, asking.id, vacancy.id, now)
    await copySteps(tx, stepped?.id ?? null, [vacancy.id])
    if (draft) await endDraft(tx, actor, draft)
    await audit(
      tx,
      actor,
      { action: 'vacancy.added', subjectType: 'vacancy', subjectId: vacancy.id, detail: { title: fields.name_job } },
      now,
    )
    return { uuid: vacancy.uuid }
  })
}

/**
 * Changes a vacancy; optional fields that are left out keep their value (ADR-0057). Refuses as stale when it was changed since
 * `version`.
 */
export async function changeVacancy(
  platform: Platform,
  actor: Person,
  vacancyId: number,
  fields: VacancyFields & { version?: number | undefined },
): Promise<Refusal | undefined> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('vacancies')
      .select(['version', 'published_at', 'active', 'expired', 'closed_at', 'closes_on'])
      .where('id', '=', vacancyId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('errors.not_found')
    if (fields.version !== undefined && fields.version !== before.version) return refuse('errors.stale')
    // A kept last day is validated like a given one.
    const keptDay = fields.closes_on === undefined && fields.status_job === 'A' ? before.closes_on : null
    if (keptDay && isOver(keptDay, calendarDay(now, platform.config.timeZone)))
      return refuse('errors.fields', { errors: { closes_on: ['vacancies.error.closes_on_past'] } })
    const stored = await columnsAndSkills(tx, fields)
    if ('errors' in stored) return refuse('errors.fields', stored)
    await tx
      .updateTable('vacancies')
      .set({
        ...stored.columns,
        ...publicationColumns(before, fields.status_job === 'A', now),
        version: before.version + 1,
        updated_at: now,
      })
      .where('id', '=', vacancyId)
      .execute()
    const kept = fields.point_limits ?? (await readPointLimits(tx, vacancyId))
    await tx.deleteFrom('vacancy_skills').where('vacancy_id', '=', vacancyId).execute()
    await writeSkills(tx, vacancyId, stored.skills, kept)
    await audit(
      tx,
      actor,
      { action: 'vacancy.changed', subjectType: 'vacancy', subjectId: vacancyId, detail: { title: fields.name_job } },
      now,
    )
    return undefined
  })
}

/** Deletes a vacancy. Refuses with vacancies.noDelete when anybody ever applied to it (JOB-03). */
export async function removeVacancy(
  platform: Platform,
  actor: Person,
  vacancy: { id: number; title: string },
): Promise<Refusal | undefined> {
  return platform.db.transaction().execute(async (tx) => {
    // A concurrent application waits for this lock and then finds no vacancy.
    const there = await tx.selectFrom('vacancies').select('id').where('id', '=', vacancy.id).forUpdate().executeTakeFirst()
    if (!there) return refuse('errors.not_found')
    const applied = await tx
      .selectFrom('applications')
      .select('id')
      .where('vacancy_id', '=', vacancy.id)
      .limit(1)
      .executeTakeFirst()
    if (applied) return refuse('vacancies.noDelete')
    await tx.deleteFrom('vacancies').where('id', '=', vacancy.id).execute()
    const detail = { title: vacancy.title }
    await audit(tx, actor, { action: 'vacancy.deleted', subjectType: 'vacancy', subjectId: vacancy.id, detail }, platform.now())
    return undefined
  })
}

const { shape } = vacancyForm
const richTextRules = Object.fromEntries(richTexts.map((text) => [text, shape[text]])) as Pick<typeof shape, RichText>

/** Turns a form into columns, or into field errors that its schema cannot detect. */
async function columnsAndSkills(tx: Tx, fields: VacancyFields) {
  const named = await namedRecords(tx, fields)
  const texts = cleanRichTexts(richTextRules, fields)
  if ('errors' in named) return { errors: { ...named.errors, ...texts.errors } }
  if (Object.keys(texts.errors).length > 0) return { errors: texts.errors }
  return { columns: { ...vacancyColumns({ ...fields, ...texts.clean }), ...named.columns }, skills: named.skills }
}

interface Publication {
  readonly published_at: Date | null
  readonly closed_at: Date | null
  readonly active: boolean
}

/** The columns that opening and closing a vacancy set, by a person or automatically. A closed one that stays closed keeps its state. */
export function publicationColumns(before: (Publication & { readonly expired: boolean }) | null, active: boolean, at: Date) {
  return {
    active,
    expired: !active && (before?.expired ?? false),
    published_at: publicationDate(before?.published_at ?? null, active, at),
    closed_at: closingDate(before, active, at),
  }
}

interface NamedSkill {
  readonly id: number
  readonly uuid: string
}
type Named = { columns: { client_id: number; currency_id: number }; skills: NamedSkill[] } | { errors: FieldErrors }

async function namedRecords(tx: Tx, fields: VacancyFields): Promise<Named> {
  const lists = [fields.skills, fields.skills_id_job ?? []].filter(({ length }) => length > 0)
  const { client, currency, skills } = await readNamedRecords(tx, {
    clientId: fields.client_id,
    skillIds: lists.flat().map((id) => id.toLowerCase()),
    currency: fields.currency,
  })
  const idOf = (named: string) => skills.find(({ uuid, id }) => uuid === named.toLowerCase() || String(id) === named)?.id
  const [wanted = [], again = wanted] = lists.map((list) => [...new Set(list.map(idOf))].sort())
  const allSkills = ![...wanted, ...again].includes(undefined)
  const sameSkills = !allSkills || String(wanted) === String(again)
  if (client && currency && allSkills && sameSkills)
    return { columns: { client_id: client.id, currency_id: currency.id }, skills }
  return {
    errors: {
      ...(client ? {} : { client_id: ['vacancies.error.clientAsoc'] }),
      ...(currency ? {} : { currency: ['vacancies.error.currency'] }),
      ...(allSkills ? {} : { skills: ['vacancies.error.skills'] }),
      ...(sameSkills ? {} : { skills_id_job: ['vacancies.error.skills_differ'] }),
    },
  }
}

type PointLimits = Readonly<Record<string, number | null>>

/** Limits of skills that the vacancy does not ask for are ignored: the form keeps what was typed at a skill that was taken out again. */
async function writeSkills(tx: Tx, vacancyId: number, skills: readonly NamedSkill[], limits: PointLimits = {}): Promise<void> {
  await tx
    .insertInto('vacancy_skills')
    .values(skills.map(({ id, uuid }) => ({ vacancy_id: vacancyId, skill_id: id, point_limit: limits[uuid] ?? null })))
    .execute()
}
