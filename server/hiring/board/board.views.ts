import { testStateOf } from '#domain/assessment/results/results.rules.ts'
import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type { BoardCard, BoardColumn, getBoardDetailEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { columnId } from '#domain/hiring/board/column-id.rules.ts'
import type { InterviewView } from '#domain/hiring/interviews/interviews.contract.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { shownMessage } from '#domain/hiring/replies/correspondence.rules.ts'
import { stateOf } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { daysBetween } from '#domain/kernel/dates.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import { shownRichText } from '../../platform/rich-text.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { Place } from '../cards/cards.reads.ts'
import { mayDo } from './board.policy.ts'
import type { readBoardDetail, readBoardVacancy, readCards } from './board.reads.ts'
import type { CardWithTests, TimelineRow } from './card.reads.ts'

type CardRow = Awaited<ReturnType<typeof readCards>>[number]
type VacancyRow = NonNullable<Awaited<ReturnType<typeof readBoardVacancy>>>
type DetailRow = NonNullable<Awaited<ReturnType<typeof readBoardDetail>>>
type BoardDetail = AnswerOf<typeof getBoardDetailEndpoint>['data']

interface ColumnParts {
  readonly stage: Stage
  /** The cards of all columns: one more of each column than is shown. */
  readonly cards: readonly CardRow[]
  readonly size: number
  readonly count: number
  readonly steps: BoardColumn['steps']
}

export function presentColumn(
  platform: Platform,
  viewer: Viewer,
  vacancy: VacancyRow,
  { stage, cards, size, count, steps }: ColumnParts,
): BoardColumn {
  const own = cards.filter((card) => card.stage === stage)
  const shown = own.slice(0, size)
  const last = shown.at(-1)
  return {
    name_board: stage,
    uuid_board: columnId(vacancy.uuid, stage),
    job_id: vacancy.uuid,
    elements: shown.map((card) => presentCard(platform, viewer, vacancy, card)),
    total: Math.min(count, limits.countCap),
    total_capped: count > limits.countCap,
    steps,
    next: last && own.length > shown.length ? textOfPlace(last) : null,
  }
}

export function presentCard(
  { secretKey, now, config }: Platform,
  viewer: Viewer,
  { uuid, skills }: VacancyRow,
  row: CardRow,
): BoardCard {
  const instant = now()
  const held = (id: number) => row.held.find((skill) => skill.id === id)
  return {
    uuid_element: row.uuid,
    vacant_id: uuid,
    user_id: row.user_uuid,
    user: {
      uuid: row.user_uuid,
      name: row.first_name,
      lastname: row.last_name,
      email: row.deleted ? '' : row.email,
      language: row.language,
      confirmed: row.confirmed,
      unreached: row.unreached && !row.deleted,
      no_contact: row.no_contact && !row.deleted,
      consent_due_at: row.consent_due_at?.toISOString() ?? null,
      registered: row.registered,
      deleted: row.deleted,
    },
    cv: row.cv_uuid && signedFilePath(secretKey, row.cv_uuid, instant, viewer),
    skills_check: row.held.filter(({ dated }) => dated).length,
    skills: skills.length,
    skills_test: skills.filter(({ id, has_test }) => has_test && (held(id)?.test_status ?? 0) > 0).length,
    skills_specific: skills.filter(({ has_test }) => has_test).length,
    tests: skills.map(({ id, name, has_test }) => {
      const { dated = false, test_status: testStatus = null, points = null, error = null, unrated = null } = held(id) ?? {}
      const isRated = points !== null && unrated === 0
      return {
        ...{ skill: name, dated, state: testStateOf({ hasTest: has_test, hasDates: dated, testStatus }) },
        ...(isRated ? { points, error } : { points: null, error: null }),
      }
    }),
    added: row.added,
    brought: row.brought,
    dias: daysBetween(row.applied_at, instant, config.timeZone),
    hired_strut: row.hired && !row.deleted ? 'Y' : 'N',
    notice: row.notice,
    reply_waits: row.reply_waits && !row.deleted,
    knockout: row.knockout && !row.deleted,
    notified_stage: row.notified_stage,
    // An answer to an invitation may reveal who the deleted person was.
    interview: row.deleted || !row.interview ? null : presentInterview(row.interview),
    client_answer: row.deleted ? null : row.client_answer,
    step: row.step,
    version: row.version,
  }
}

/** PostgreSQL writes timestamps into JSON in the time zone of its session; the API speaks UTC. */
function presentInterview(row: InterviewView): BoardCard['interview'] {
  const [starts_at, ends_at] = [new Date(row.starts_at).toISOString(), new Date(row.ends_at).toISOString()]
  const { name: sender, address: sender_email = '' } = interviewerOf(row.sender)
  return { ...row, starts_at, ends_at, sender, sender_email }
}

export function presentDetail({ now, config }: Platform, row: DetailRow, viewer: Viewer): BoardDetail {
  return {
    id: row.id,
    uuid: row.uuid,
    name_job: row.title,
    ubication: row.city,
    location: row.work_mode as BoardDetail['location'],
    type_job: row.employment_type as BoardDetail['type_job'],
    priority_job: row.priority as BoardDetail['priority_job'],
    language: row.language,
    description_job: shownRichText(row.description_html, row.rich_text_version),
    status_job: row.active ? 'A' : 'I',
    state: stateOf(row),
    cant_vacant: row.openings,
    hired: row.hired,
    new_candidates: row.new_candidates,
    withdrawn: row.withdrawn,
    dias: row.published_at ? daysBetween(row.published_at, now(), config.timeZone) : 0,
    skills: row.skills,
    may: mayDo(viewer),
  }
}

type CardDetail = AnswerOf<typeof getCardEndpoint>['data']

/** The contact data of a deleted account (SPEC-54). */
export const noContactData: Pick<CardDetail, 'cv' | 'personal_phone'> = { cv: null, personal_phone: '' }

/** The data that the applicant dialog shows beyond the card (BRD-04). */
export function presentCardDetail(
  { hired, source, reason, replyWaits, skills, tests }: CardWithTests,
  timeline: readonly TimelineRow[],
  reach: Pick<CardDetail, 'cv' | 'personal_phone'>,
  /** Signs the path of a file by its uuid. */
  signedPath: (uuid: string) => string,
): CardDetail {
  return {
    ...reach,
    hired_strut: hired ? 'Y' : 'N',
    source,
    reason,
    reply_waits: replyWaits,
    results: skills.map(({ id, name }) => ({ skill: name, ...testResultOf(tests.find(({ skill_id }) => skill_id === id)) })),
    timeline: timeline.map(
      ({ kind, at, by, from, to, from_step, to_step, text, language, state, tries, brought, ...message }) => ({
        ...{ kind, at: at.toISOString(), by, from, to, from_step, to_step, text, language, state, tries, brought },
        ...shownMessage(message, signedPath),
      }),
    ),
  }
}

/** Encodes a place as the opaque cursor of the next page. */
function textOfPlace({ position, id }: Place): string {
  return Buffer.from(`${id} ${position}`).toString('base64url')
}

/** Decodes a cursor; undefined when it is malformed. */
export function placeOfText(text: string): Place | undefined {
  const [, id, position] = /^(\d{1,15}) ([0-9A-Za-z]+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return id && position ? { id: Number(id), position } : undefined
}
