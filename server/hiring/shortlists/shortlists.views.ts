import type { ShortlistView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import type { SharedFact } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { stateOfShortlist } from '#domain/hiring/shortlists/shortlists.rules.ts'
import type { PersonRow, ShortlistRow } from './shortlists.reads.ts'

/** A shortlist for staff, with those of its people whom the viewer may see. */
export const presentShortlist =
  (now: Date, people: readonly PersonRow[]) =>
  (row: ShortlistRow): ShortlistView => ({
    uuid: row.uuid,
    state: stateOfShortlist(row, now),
    names: row.names,
    facts: row.facts as SharedFact[],
    language: row.language,
    message: row.message,
    has_code: row.code_mark !== null,
    ends_on: row.ends_on,
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    by: row.by,
    opened: row.opened,
    openings: row.openings.map(({ at, network }) => ({ at: new Date(at).toISOString(), network })),
    people: people.filter(({ shortlist_id }) => shortlist_id === row.id).map(presentPerson),
  })

const presentPerson = ({ card_uuid, name, available, note, salary, answered_at, ...answer }: PersonRow) => ({
  uuid_element: card_uuid,
  ...{ name, available, note, salary },
  ...presentAnswer(answer),
  answered_at: answered_at?.toISOString() ?? null,
})

interface Answered {
  readonly answer: string | null
  readonly comment: string
  readonly times: string[]
}

/** The answer of a client. */
export const presentAnswer = ({ answer, comment, times }: Answered) => ({
  answer: answer as ShortlistView['people'][number]['answer'],
  comment,
  times,
})
