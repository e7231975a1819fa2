import { type DBSchema, openDB } from 'idb'
import { limits } from '#domain/kernel/limits.ts'

/** The person's answer: a choice or a text. */
export interface GivenAnswer {
  readonly answer_uuid: string | null
  readonly annotation: string
}

/** The signals of one question (TST-05, SPEC-37). */
export interface Signals {
  readonly paste_answer: boolean
  readonly copy_answer: boolean
  readonly copy_question: boolean
  readonly left_window: number
}

/** The answer to the current question as stored on this device: a draft, or submitted and waiting to be saved. */
export interface StoredAnswer {
  readonly user_skill_uuid: string
  readonly question_uuid: string
  readonly indice: number
  readonly given: GivenAnswer
  readonly signals: Signals
  /** The stopwatch's time at submission, as h:m:s. */
  readonly time: string
  readonly waiting: boolean
  /** Whether the connection was lost while sending; a server's refusal does not make an answer late (SPEC-33). */
  readonly late: boolean
  /** How long the browser had no connection while the question was open, without an absence that still lasts. */
  readonly away_ms: number
  /** When the connection was lost; null while there is one. */
  readonly away_since: number | null
  /** When this device first showed the question; the stopwatch continues from there after a reload (TST-03). */
  readonly shown_at: number
  readonly kept_at: number
}

export interface AnswerStore {
  read(userSkill: string): Promise<StoredAnswer | undefined>
  write(answer: StoredAnswer): Promise<void>
  remove(userSkill: string): Promise<void>
}

interface Schema extends DBSchema {
  answers: { key: string; value: StoredAnswer }
}

/** A day longer than any attempt may be open (SPEC-33). */
const maxAgeMs = (limits.settings.testExpiryHours + 24) * 3_600_000

let opened: ReturnType<typeof openStore> | undefined
const database = () => (opened ??= openStore())

async function openStore() {
  const store = await openDB<Schema>('cantera-tests', 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'user_skill_uuid' }),
  })
  for (const { user_skill_uuid, kept_at } of await store.getAll('answers'))
    if (kept_at < Date.now() - maxAgeMs) await store.delete('answers', user_skill_uuid)
  return store
}

/** Stores answers in this browser over reloads and lost connections. Without browser storage, only the open page keeps them. */
export const answerStore: AnswerStore = {
  read: async (userSkill) => {
    const answer = await unlessForbidden(async () => (await database()).get('answers', userSkill))
    // An answer that an earlier version of the site stored has no absences.
    return answer && { ...answer, away_ms: answer.away_ms ?? 0, away_since: answer.away_since ?? null }
  },
  write: async (answer) =>
    void (await unlessForbidden(async () => {
      const writing = (await database()).transaction('answers', 'readwrite')
      const put = writing.store.put(answer)
      // Otherwise the page must live until the put reports, and a choice made just before leaving it would be lost.
      writing.commit()
      await Promise.all([put, writing.done])
    })),
  remove: async (userSkill) => void (await unlessForbidden(async () => (await database()).delete('answers', userSkill))),
}

async function unlessForbidden<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
