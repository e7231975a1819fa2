import { type RawBuilder, sql } from 'kysely'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { InterviewView } from '#domain/hiring/interviews/interviews.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { firstStage, type Stage } from '#domain/kernel/stages.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasYielded } from '../../platform/sessions/has-yielded.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo, isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'
import { emailStateOf } from '../candidate-emails/candidate-emails.reads.ts'
import type { Place } from '../cards/cards.reads.ts'
import { hasOpenAccount, isOfOpenAccount } from '../cards/counted.reads.ts'
import { isShownCard } from '../cards/one-card.reads.ts'
import { hasWaitingReply } from '../replies/correspondence.reads.ts'
import { hasKnockout } from '../screening-questions/answers.reads.ts'
import { clientAnswer } from '../shortlists/client-answer.reads.ts'
import { stepOfApplication } from '../steps/steps.reads.ts'

interface WantedSkill {
  readonly id: number
  readonly name: string
  readonly has_test: boolean
}

/** The vacancy of a board, with the skills that it requires by name. */
export async function readBoardVacancy(db: Reader, viewer: Viewer, id: string) {
  const board = db
    .selectFrom('vacancies')
    .select(['id', 'uuid'])
    .select(
      sql<WantedSkill[]>`coalesce((
        select json_agg(json_build_object('id', skills.id, 'name', ${skillName(languageOf(viewer))}, 'has_test', skills.has_test)
          order by ${skillOrder(languageOf(viewer))})
        from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
        where vacancy_skills.vacancy_id = vacancies.id
      ), '[]')`.as('skills'),
    )
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
  return (await plannedOnce(db, board))[0]
}

interface BoardQuestion {
  readonly viewer: Viewer
  readonly vacancyId: number
  readonly stages: readonly Stage[]
  /** Only cards after this place; needs a single stage. */
  readonly after?: Place | undefined
  /** Only candidates whose name or e-mail address has words that begin like these. */
  readonly search: string
  /** Only this card. */
  readonly card?: number
}

interface CardRow extends Place {
  readonly uuid: string
  readonly stage: Stage
  readonly version: number
  readonly applied_at: Date
  readonly user_uuid: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly language: Language
  readonly confirmed: boolean
  readonly unreached: boolean
  readonly no_contact: boolean
  readonly consent_due_at: Date | null
  readonly registered: boolean
  readonly added: boolean
  readonly brought: boolean
  readonly deleted: boolean
  readonly hired: boolean
  readonly cv_uuid: string | null
  readonly notice: BoardCard['notice']
  readonly reply_waits: boolean
  readonly knockout: boolean
  readonly notified_stage: Stage
  /** The interview that the candidate was last invited to, with their answer; null when it was cancelled. */
  readonly interview: InterviewView | null
  readonly client_answer: BoardCard['client_answer']
  readonly step: BoardCard['step']
  readonly held: readonly HeldSkill[]
}

/** A vacancy's skill that the candidate has, with the status of its test and the points of the finished attempt that counts. */
export interface HeldSkill {
  readonly id: number
  readonly dated: boolean
  readonly test_status: number
  readonly points: number | null
  readonly error: number | null
  readonly unrated: number | null
}

/**
 * The first `size` cards of some columns in order, plus one more of each, with the data of counters and labels (SPEC-36,
 * SPEC-39). The index applications_board limits the read to these cards, however long a column is.
 */
export async function readCards(db: Reader, question: BoardQuestion, size: number): Promise<CardRow[]> {
  const { vacancyId, stages, after } = question
  const behind = after ? sql`and (cards.position, cards.id) > (${after.position}, ${after.id}::bigint)` : sql``
  return readRows(
    db,
    question,
    sql<CardRow>`
    with ${found(question)}, page as materialized (
      select shown.* from unnest(${stages}::text[]) as columns(stage)
      cross join lateral (
        select cards.* ${cardsOfColumn(question)} ${behind}
        order by cards.position, cards.id limit ${size + 1}
      ) as shown
    ),
    held as (
      select user_skills.user_id, json_agg(json_build_object(
        'id', user_skills.skill_id, 'dated', user_skills.from_date is not null, 'test_status', user_skills.test_status,
        'points', done.points, 'error', done.points_error, 'unrated', done.unrated
      )) as skills
      from user_skills join vacancy_skills on vacancy_skills.skill_id = user_skills.skill_id
      left join lateral (
        select points, points_error, unrated from attempts
        where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
          and attempts.state = 'finished' and attempts.archived_at is null
        order by attempts.started_at desc limit 1
      ) as done on user_skills.test_status > 0
      where vacancy_skills.vacancy_id = ${vacancyId} and user_skills.user_id in (select user_id from page)
      group by user_skills.user_id
    )
    select applications.id, applications.uuid, applications.stage, applications.position, applications.version,
      applications.applied_at, applications.notified_stage, users.uuid as user_uuid, users.first_name, users.last_name, users.email, users.language,
      users.email_verified_at is not null as confirmed,
      coalesce(users.undelivered_address = users.email, false) as unreached,
      users.no_contact_since is not null as no_contact, users.consent_due_at, ${hasYielded} as registered,
      applications.source_kind in ('staff', 'import') as added, applications.brought_at is not null as brought, users.deleted_at is not null as deleted,
      applications.hired_at is not null as hired,
      files.uuid as cv_uuid, ${emailStateOf} as notice, ${hasWaitingReply} as reply_waits, ${hasKnockout} as knockout,
      (
        select json_build_object('starts_at', interviews.starts_at, 'ends_at', interviews.ends_at, 'time_zone', interviews.time_zone,
          'sender', interviews.sender, 'place', interviews.place, 'note', interviews.note,
          'answer', invitation.answer, 'answer_note', invitation.answer_note)
        from interviews join interview_invitations invitation
          on invitation.interview_id = interviews.id and invitation.sequence = interviews.sequence
        where interviews.application_id = applications.id and interviews.stage = applications.notified_stage
          and interviews.cancelled_at is null
      ) as interview,
      ${clientAnswer} as client_answer, ${stepOfApplication} as step, coalesce(held.skills, '[]') as held
    from page as applications
    join users on users.id = applications.user_id
    left join files on files.id = users.cv_file_id
    left join held on held.user_id = applications.user_id
    order by applications.position, applications.id`,
  )
}

/** Planning takes longer than reading a page of a board. A search is planned for its words. */
const readRows = async <Row>(db: Reader, { search }: BoardQuestion, query: RawBuilder<Row>): Promise<Row[]> =>
  search === '' ? plannedOnce(db, query) : (await query.execute(db)).rows

interface ColumnCount {
  readonly stage: Stage
  readonly count: number
  readonly steps: BoardColumn['steps']
}

/**
 * The number of cards per column and at each of its steps (STP-01), each counted up to limits.countCap + 1. Cards of deleted accounts do not
 * count (SPEC-54).
 */
export async function readColumnCounts(db: Reader, question: BoardQuestion): Promise<Map<Stage, ColumnCount>> {
  const counted = (more = sql``) => sql`(
    select count(*)::integer from (select ${cardsOfColumn(question)} and ${hasOpenAccount('cards')} ${more} limit ${sql.lit(limits.countCap + 1)}) as counted
  )`
  const rows = await readRows(
    db,
    question,
    sql<ColumnCount>`
    with ${found(question)}
    select columns.stage, ${counted()} as count, coalesce((
      select json_agg(json_build_object('uuid', steps.uuid, 'name', steps.name, 'total', ${counted(sql`and cards.step_id = steps.id`)})
        order by steps.position, steps.id)
      from stage_steps as steps where steps.vacancy_id = ${question.vacancyId} and steps.stage = columns.stage
    ), '[]') as steps
    from unnest(${question.stages}::text[]) as columns(stage)`,
  )
  return new Map(rows.map((row) => [row.stage, row]))
}

/**
 * `found`: the cards of a board whose candidates match the search, none without a search. Materialised once, so that the planner
 * may start from the board or from the matching people, whichever are fewer.
 */
function found({ viewer, vacancyId, search }: BoardQuestion): RawBuilder<unknown> {
  const words = searchWords(search)
  return sql`found as materialized (
    select applications.* from applications join users on users.id = applications.user_id
    where applications.vacancy_id = ${vacancyId} and applications.removed_at is null and ${isKnownTo(viewer)}
      and ${isShownCard(viewer, vacancyId)} and ${words.length > 0 ? hasWordsBeginning('users.search', words) : sql`false`}
  )`
}

/** The cards of `columns.stage` in the order of applications_board; with a search, only the matching ones. */
function cardsOfColumn({ viewer, vacancyId, search, card }: BoardQuestion): RawBuilder<unknown> {
  if (searchWords(search).length > 0) return sql`from found as cards where cards.stage = columns.stage`
  return sql`from applications as cards
    where cards.vacancy_id = ${vacancyId} and cards.stage = columns.stage and cards.removed_at is null
      ${card === undefined ? sql`` : sql`and cards.id = ${card}::bigint`} and ${isApplicantKnownTo(viewer, 'cards')} and ${isShownCard(viewer, vacancyId, 'cards')}`
}

/** The data in the head of a board. */
export async function readBoardDetail(db: Reader, viewer: Viewer, id: string) {
  const head = db
    .selectFrom('vacancies')
    .select([
      'id',
      'uuid',
      'title',
      'city',
      'work_mode',
      'employment_type',
      'priority',
      'language',
      'description_html',
      'rich_text_version',
      'openings',
      'active',
      'expired',
    ])
    .select(['published_at'])
    .select([
      sql<{ name: string; has_test: boolean }[]>`coalesce((
        select json_agg(json_build_object('name', ${skillName(languageOf(viewer))}, 'has_test', skills.has_test)
          order by ${skillOrder(languageOf(viewer))})
        from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
        where vacancy_skills.vacancy_id = vacancies.id
      ), '[]')`.as('skills'),
      sql<number>`(
        select count(*)::integer from (
          select from applications
          where applications.vacancy_id = vacancies.id and applications.stage = ${sql.lit(firstStage)} and applications.removed_at is null
            and ${isOfOpenAccount} and ${isApplicantKnownTo(viewer)}
          limit ${sql.lit(limits.countCap)}
        ) as counted
      )`.as('new_candidates'),
      sql<number>`(
        select count(*)::integer from applications
        where applications.vacancy_id = vacancies.id and applications.hired_at is not null and ${isApplicantKnownTo(viewer)}
      )`.as('hired'),
      sql<number>`(
        select count(*)::integer from (
          select from applications where applications.vacancy_id = vacancies.id and applications.withdrawn_at is not null
            and ${isOfOpenAccount} and ${isApplicantKnownTo(viewer)}
          limit ${sql.lit(limits.countCap)}
        ) as counted
      )`.as('withdrawn'),
    ])
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
  return (await plannedOnce(db, head))[0]
}

/** The status of a card's last e-mail about its current stage. */
export async function readEmailState(tx: Tx, cardId: number): Promise<BoardCard['notice']> {
  const card = await tx
    .selectFrom('applications')
    .select(emailStateOf.as('notice'))
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  return card.notice
}
