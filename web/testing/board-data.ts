import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'

/** A card of the board whose candidate has the id as name. */
export const card = (id: string, more: Partial<BoardCard> = {}): BoardCard => ({
  uuid_element: id,
  vacant_id: 'vacancy',
  user_id: `user-${id}`,
  hired_strut: 'N',
  user: {
    uuid: `user-${id}`,
    name: id,
    lastname: '',
    email: `${id}@example.com`,
    language: 'es',
    confirmed: true,
    unreached: false,
    no_contact: false,
    consent_due_at: null,
    registered: false,
    deleted: false,
  },
  cv: null,
  skills_check: 0,
  skills: 0,
  skills_test: 0,
  skills_specific: 0,
  tests: [],
  dias: 0,
  added: false,
  brought: false,
  notice: 'not_notified',
  client_answer: null,
  reply_waits: false,
  knockout: false,
  notified_stage: 'apply',
  interview: null,
  step: null,
  version: 1,
  ...more,
})

interface Rest {
  /** The cursor of further cards behind the given ones. */
  next?: string | null
  total?: number
  /** The column of the cards. */
  at?: Stage
}

/** A board with these cards in one column, the first one unless `at` says another. */
export function board(ids: readonly string[], { next = null, total = ids.length, at = 'apply' }: Rest = {}) {
  return stages.map((stage): BoardColumn => {
    const shown = stage === at ? ids : []
    const rest = stage === at ? { total, next } : { total: 0, next: null }
    const elements = shown.map((id) => card(id))
    return { name_board: stage, uuid_board: stage, job_id: 'vacancy', elements, total_capped: false, steps: [], ...rest }
  })
}
