import { type AskedQuestion, type AttemptView, mostOfflineSeconds } from '#domain/assessment/attempts/attempts.contract.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { createStore } from '../../../platform/client/store.ts'
import type { AnswerStore, GivenAnswer, Signals, StoredAnswer } from './answer-store.ts'

/** The state of the answer: a draft, being sent, saved, waiting for a retry, or refused. */
export type Delivery =
  | { readonly state: 'open' | 'saving' }
  | { readonly state: 'saved'; readonly indice: number }
  | { readonly state: 'waiting'; readonly refusal: ApiRefusal }
  | { readonly state: 'refused'; readonly refusal: ApiRefusal; readonly indice: number }

export interface AnsweringState {
  /** Undefined until this device's storage has been read. */
  readonly answer: StoredAnswer | undefined
  readonly delivery: Delivery
}

interface Parts {
  readonly userSkill: string
  readonly store: AnswerStore
  /** Saves an answer and resolves to the new state of the test. An abort by the signal counts as a lost connection. */
  send(answer: StoredAnswer, signal: AbortSignal): Promise<AttemptView>
  onView(view: AttemptView): void
  /** Called when the screen is outdated. */
  onOutdated(): void
}

const noSignals: Signals = { paste_answer: false, copy_answer: false, copy_question: false, left_window: 0 }
const nothing: GivenAnswer = { answer_uuid: null, annotation: '' }
const pausesMs = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000]

/**
 * What to do with an answer that was not saved. `again`: retry; `elsewhere`: wait until the person continues in this window;
 * `login`: wait until the page opens again; `mend`: let the person correct it; `lost`: remove it.
 */
export function outcomeOf({ status, code }: ApiRefusal): 'again' | 'elsewhere' | 'login' | 'mend' | 'lost' {
  if (status === 0 || status === 429 || status >= 500) return 'again'
  if (status === 401) return 'login'
  if (code === 'attempts.error.other_window') return 'elsewhere'
  return status === 400 || status === 422 ? 'mend' : 'lost'
}

/** Milliseconds until the next try: the server's wish, or else longer with each try. */
export function pauseAfter(tries: number, { retryAfter }: ApiRefusal): number {
  return retryAfter === undefined ? (pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0) : retryAfter * 1000
}

/** How long the browser had no connection while the question was open, in seconds. */
export function awaySeconds({ away_ms, away_since }: Pick<StoredAnswer, 'away_ms' | 'away_since'>, now: number): number {
  const ms = away_ms + (away_since === null ? 0 : Math.max(0, now - away_since))
  return Math.min(Math.round(ms / 1000), mostOfflineSeconds)
}

const isGiven = ({ answer_uuid, annotation }: GivenAnswer) => answer_uuid !== null || annotation.trim() !== ''

/** Stores the answer to the current question, and sends a submitted one until it is saved or refused (TST-06, SPEC-33). */
export function createAnswering({ userSkill, store, send, onView, onOutdated }: Parts) {
  const { current, become: set, subscribe } = createStore<AnsweringState>({ answer: undefined, delivery: { state: 'open' } })
  let tries = 0
  let wantedNow = false
  let underWay: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: AttemptView | undefined

  const become = (next: Partial<AnsweringState>) => set({ ...current(), ...next })
  const keep = (answer: StoredAnswer) => {
    become({ answer })
    return store.write(answer)
  }
  const opened = store.read(userSkill).then((answer) => answer && become({ answer }))
  const isOnItsWay = () => current().delivery.state === 'saving' || current().delivery.state === 'waiting'

  /** Notes that the browser lost its connection, or has it again (SPEC-88). */
  const noteConnection = (isConnected: boolean) => {
    const { answer } = current()
    if (!answer || isConnected === (answer.away_since === null)) return
    const now = Date.now()
    const away_ms = answer.away_since === null ? answer.away_ms : answer.away_ms + now - answer.away_since
    void keep({ ...answer, away_ms, away_since: isConnected ? null : now })
  }

  const deliver = async () => {
    const { answer } = current()
    if (!answer?.waiting || current().delivery.state === 'saving') return
    clearTimeout(timer)
    wantedNow = false
    underWay = new AbortController()
    become({ delivery: { state: 'saving' } })
    try {
      const view = await send(answer, underWay.signal)
      tries = 0
      await store.remove(userSkill)
      become({ answer: undefined, delivery: { state: 'saved', indice: answer.indice } })
      onView(view)
      // Also when this question is already on screen, because only the response to the answer was lost.
      await show(view)
    } catch (error) {
      await settle(answer, asRefusal(error))
    }
  }
  const settle = async (answer: StoredAnswer, refusal: ApiRefusal) => {
    const outcome = outcomeOf(refusal)
    if (outcome === 'again') {
      tries += 1
      if (refusal.status === 0)
        await keep({ ...(current().answer ?? answer), late: true, away_since: answer.away_since ?? Date.now() })
      timer = setTimeout(() => void deliver(), wantedNow ? 0 : pauseAfter(tries, refusal))
      return become({ delivery: { state: 'waiting', refusal } })
    }
    tries = 0
    if (outcome === 'elsewhere' || outcome === 'login') become({ delivery: { state: 'open' } })
    else {
      become({ delivery: { state: 'refused', refusal, indice: answer.indice } })
      if (outcome === 'mend') return void keep({ ...answer, waiting: false })
      await store.remove(userSkill)
      become({ answer: undefined })
      if (shown) await show(shown)
    }
    if (outcome !== 'login') onOutdated()
  }

  /** Matches the stored answer with the state of the test, and sends it when it was submitted. */
  const show = async (view: AttemptView) => {
    shown = view
    await opened
    const { answer } = current()
    const { question } = view
    if (view.state === 'elsewhere') return
    noteConnection(true)
    if (answer?.waiting && view.state !== 'ready') {
      if (!isOnItsWay()) await deliver()
    } else if (answer && isOpenAtEnd(view, answer) && isGiven(answer.given)) {
      // The time ended while this page was closed, asleep or without a connection.
      await handIn('')
    } else if (question) {
      if (answer?.question_uuid !== question.uuid) await keep(emptyAnswer(userSkill, question))
    } else if (answer) {
      await store.remove(userSkill)
      become({ answer: undefined })
    }
  }

  const handIn = async (time: string) => {
    const { answer } = current()
    if (answer?.waiting) return isOnItsWay() ? undefined : deliver()
    if (!answer || !isGiven(answer.given)) return void onOutdated()
    await keep({ ...answer, time, waiting: true, late: false, kept_at: Date.now() })
    await deliver()
  }

  return {
    read: current,
    subscribe,

    show,
    give: (given: GivenAnswer) => {
      const { answer } = current()
      if (!answer || answer.waiting) return
      become({ delivery: { state: 'open' } })
      void keep({ ...answer, given, kept_at: Date.now() })
    },
    note: (change: (signals: Signals) => Signals) => {
      const { answer } = current()
      if (answer && !answer.waiting) void keep({ ...answer, signals: change(answer.signals) })
    },
    /** Submits the answer. It is stored on this device before it is sent. */
    submit: async (time: string) => {
      const { answer } = current()
      if (!answer || isOnItsWay()) return
      await keep({ ...answer, time, waiting: true, late: false, kept_at: Date.now() })
      await deliver()
    },
    /** The time is over: sends what is chosen or half-written, or shows how the test ended (SPEC-88). */
    handIn,
    noteConnection,
    /** Aborts a running request, which may hang since before the connection returned, and sends again. */
    sendNow: () => {
      wantedNow = true
      underWay?.abort(new ApiRefusal(0, 'errors.network'))
      return deliver()
    },
    stop: () => clearTimeout(timer),
  }
}
export type Answering = ReturnType<typeof createAnswering>

/** Whether the answer on this device belongs to the question that was open when a limited test ended. */
const isOpenAtEnd = ({ state, answered }: AttemptView, { indice }: StoredAnswer) => state === 'finished' && answered === indice

function emptyAnswer(userSkill: string, { uuid, indice }: AskedQuestion): StoredAnswer {
  return {
    user_skill_uuid: userSkill,
    question_uuid: uuid,
    indice,
    given: nothing,
    signals: noSignals,
    time: '',
    waiting: false,
    late: false,
    away_ms: 0,
    away_since: null,
    shown_at: Date.now(),
    kept_at: Date.now(),
  }
}
