import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { ApiRefusal } from '../../../platform/client/api-refusal.ts'
import type { AnswerStore, StoredAnswer } from './answer-store.ts'
import { awaySeconds, createAnswering, outcomeOf, pauseAfter } from './answering.ts'

const offline = new ApiRefusal(0, 'errors.network')

const view: AttemptView = {
  state: 'running',
  skill_language: null,
  skill: 'SQL',
  language: 'es',
  languages: ['es'],
  attempts_left: 1,
  answered: 0,
  count_question: 10,
  seconds_left: 3600,
  time_limit_minutes: null,
  extra_time_percent: 0,
  least_question: 10,
  seconds_per_question: null,
  expiry_hours: 24,
  was_taken: false,
  question: null,
  may_retake: false,
}
const at = (indice: number): AttemptView => ({
  ...view,
  answered: indice,
  question: { uuid: `q${indice}`, indice, question: '¿?', type: 'select', image: null, media: null, answers: [] },
})
const choice = { answer_uuid: 'a', annotation: '' }

/** A device's storage, which outlives the page. */
function device(): AnswerStore & { kept?: StoredAnswer | undefined } {
  return {
    async read() {
      return this.kept
    },
    async write(answer) {
      this.kept = answer
    },
    async remove() {
      this.kept = undefined
    },
  }
}

/** Opens the test on a page; `answers` are the responses of the network, one per call. */
function open(store: ReturnType<typeof device>, ...answers: (AttemptView | ApiRefusal)[]) {
  const send = vi.fn(async (_answer: StoredAnswer, _signal: AbortSignal) => {
    const answer = answers.shift()
    if (!answer) throw new Error('nobody expected this call')
    if (answer instanceof ApiRefusal) throw answer
    return answer
  })
  const onView = vi.fn()
  const onOutdated = vi.fn()
  const page = createAnswering({ userSkill: 's', store, send, onView, onOutdated })
  return { ...page, send, onView, onOutdated, late: () => send.mock.calls.map(([{ late }]) => late) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('TST-06 TST-05 a saved answer is removed from the device, and the next question has no signals', async () => {
  const store = device()
  const page = open(store, at(1))
  await page.show(at(0))
  page.give(choice)
  page.note((signals) => ({ ...signals, copy_question: true }))
  await page.submit('0:0:7')
  const sent = { question_uuid: 'q0', indice: 0, given: choice, time: '0:0:7', waiting: true, late: false }
  expect(page.send.mock.calls.map(([answer]) => answer)).toMatchObject([sent])
  expect(page.send.mock.calls[0]?.[0].signals.copy_question).toBe(true)
  expect(page.onView).toHaveBeenCalledWith(at(1))
  expect(store.kept).toMatchObject({ question_uuid: 'q1', given: { answer_uuid: null } })
  await page.show(at(1))
  expect(page.read()).toMatchObject({
    delivery: { state: 'saved', indice: 0 },
    answer: { question_uuid: 'q1', signals: { copy_question: false } },
  })
})

test('SPEC-33 without a connection an answer is retried after growing pauses and marked late', async () => {
  const store = device()
  const page = open(store, offline, offline, at(1))
  await page.show(at(0))
  page.give(choice)
  await page.submit('0:0:7')
  expect(page.read().delivery).toMatchObject({ state: 'waiting', refusal: { code: 'errors.network' } })
  expect(store.kept).toMatchObject({ waiting: true, given: choice })
  page.give({ answer_uuid: 'b', annotation: '' })
  await page.submit('0:0:9')
  expect(store.kept?.given).toEqual(choice)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(page.late()).toEqual([false, true])
  await page.sendNow()
  expect(page.late()).toEqual([false, true, true])
  expect(page.read().delivery.state).toBe('saved')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(page.send).toHaveBeenCalledTimes(3)
})

test('SPEC-33 a hanging request is replaced when the connection returns', async () => {
  const page = open(device(), at(1))
  await page.show(at(0))
  page.give(choice)
  page.send.mockImplementationOnce(
    (_answer, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const submitted = page.submit('0:0:7')
  await vi.advanceTimersByTimeAsync(0)
  expect(page.read().delivery.state).toBe('saving')
  void page.sendNow()
  await submitted
  expect(page.read().delivery).toMatchObject({ state: 'waiting', refusal: { code: 'errors.network' } })
  await vi.advanceTimersByTimeAsync(0)
  expect(page.late()).toEqual([false, true])
  expect(page.read().delivery.state).toBe('saved')
})

test.each([['running'], ['finished'], ['expired']] as const)(
  'SPEC-33 an answer left on the device is sent late when the page opens again: %s',
  async (state) => {
    const store = device()
    const before = open(store, offline)
    await before.show(at(0))
    before.give(choice)
    await before.submit('0:0:7')
    before.stop()
    const after = open(store, at(1))
    await after.show({ ...(state === 'running' ? at(0) : view), state })
    expect(after.late()).toEqual([true])
    expect(store.kept).toMatchObject({ question_uuid: 'q1', waiting: false })
  },
)

test('TST-03 the stopwatch continues after a reload and restarts at the next question', async () => {
  const store = device()
  const shownAt = async (indice: number) => {
    const page = open(store)
    await page.show(at(indice))
    return page.read().answer?.shown_at
  }
  const start = Date.now()
  expect(await shownAt(0)).toBe(start)
  vi.advanceTimersByTime(90_000)
  expect(await shownAt(0)).toBe(start)
  expect(await shownAt(1)).toBe(start + 90_000)
})

test('TST-03 a draft is restored after a reload, but not for another question', async () => {
  const store = device()
  const before = open(store)
  await before.show(at(0))
  before.give({ answer_uuid: null, annotation: 'Medio escr' })
  const again = open(store)
  await again.show(at(0))
  expect(again.read().answer?.given.annotation).toBe('Medio escr')
  const further = open(store)
  await further.show(at(1))
  expect(further.read().answer?.given.annotation).toBe('')
})

test('SPEC-33 an answer refused because of a second window is sent when the test returns here', async () => {
  const store = device()
  const page = open(store, new ApiRefusal(409, 'attempts.error.other_window'), at(1))
  await page.show(at(0))
  page.give(choice)
  await page.submit('0:0:7')
  expect(page.onOutdated).toHaveBeenCalledOnce()
  await page.show({ ...view, state: 'elsewhere' })
  expect(page.send).toHaveBeenCalledOnce()
  await page.show(at(0))
  expect(page.onView).toHaveBeenCalledWith(at(1))
  expect(page.late()).toEqual([false, false])
})

test('SPEC-33 an answer refused by an unavailable server is not late', async () => {
  const page = open(device(), new ApiRefusal(503, 'errors.unavailable'), at(1))
  await page.show(at(0))
  page.give(choice)
  await page.submit('0:0:7')
  await page.sendNow()
  expect(page.late()).toEqual([false, false])
})

test('TST-06 a refused answer says why, and is removed or can be corrected', async () => {
  const store = device()
  const page = open(store, new ApiRefusal(422, 'errors.fields'), new ApiRefusal(410, 'attempts.error.over'))
  await page.show(at(0))
  page.give(choice)
  await page.submit('0:0:7')
  expect(page.read()).toMatchObject({
    delivery: { state: 'refused', refusal: { code: 'errors.fields' } },
    answer: { waiting: false },
  })
  page.give(choice)
  expect(page.read().delivery.state).toBe('open')
  await page.submit('0:0:9')
  expect(page.read()).toMatchObject({
    delivery: { refusal: { code: 'attempts.error.over' } },
    answer: { given: { answer_uuid: null }, waiting: false },
  })
  expect(store.kept).toMatchObject({ given: { answer_uuid: null }, waiting: false })
  expect(page.onOutdated).toHaveBeenCalledOnce()
})

test('TST-08 an answer whose response was lost is sent again, and the current question can be answered', async () => {
  const store = device()
  const before = open(store, offline)
  await before.show(at(0))
  before.give(choice)
  await before.submit('0:0:7')
  const after = open(store, at(1))
  await after.show(at(1))
  expect(after.read()).toMatchObject({ delivery: { state: 'saved' }, answer: { question_uuid: 'q1', waiting: false } })
})

test('TST-20 the end of the time hands in what is chosen or half-written, and nothing else', async () => {
  const page = open(device(), { ...view, state: 'finished', answered: 1 })
  await page.show(at(0))
  page.give({ answer_uuid: null, annotation: 'A medio escr' })
  await page.handIn('0:1:0')
  expect(page.send.mock.calls.map(([{ given, time }]) => [given.annotation, time])).toEqual([['A medio escr', '0:1:0']])
  const empty = open(device())
  await empty.show(at(0))
  await empty.handIn('0:1:0')
  expect([empty.send.mock.calls.length, empty.onOutdated.mock.calls.length]).toEqual([0, 1])
})

test('TST-20 without a connection at the end, the answer is handed in when it returns', async () => {
  const page = open(device(), offline, { ...view, state: 'finished', answered: 1 })
  await page.show(at(0))
  page.give(choice)
  await page.handIn('0:1:0')
  expect(page.read().delivery.state).toBe('waiting')
  await page.sendNow()
  expect(page.read().delivery).toEqual({ state: 'saved', indice: 0 })
})

test.each([
  ['is handed in', { state: 'finished', answered: 0 }, 1],
  ['is not sent after the tenth answer', { state: 'finished', answered: 10 }, 0],
  ['is not sent to a test that expired', { state: 'expired', answered: 0 }, 0],
] as const)('TST-20 a draft found after the end %s', async (_case, ended, sent) => {
  const store = device()
  const before = open(store)
  await before.show(at(0))
  before.give(choice)
  const after = open(store, { ...view, state: 'finished', answered: 1 })
  await after.show({ ...view, ...ended })
  expect(after.send).toHaveBeenCalledTimes(sent)
  expect(store.kept).toBeUndefined()
})

test('SPEC-88 absences of the connection add up until the answer is sent', async () => {
  const store = device()
  const page = open(store, offline, at(1))
  const away = () => awaySeconds(store.kept!, Date.now())
  await page.show(at(0))
  page.noteConnection(false)
  vi.advanceTimersByTime(4_000)
  page.noteConnection(false)
  vi.advanceTimersByTime(3_000)
  page.noteConnection(true)
  vi.advanceTimersByTime(60_000)
  expect(away()).toBe(7)
  page.give(choice)
  await page.submit('0:0:7')
  vi.advanceTimersByTime(1_000)
  expect(away()).toBe(8)
})

test.each([
  [0, 'errors.network', 'again'],
  [429, 'errors.too_many', 'again'],
  [500, 'errors.unexpected', 'again'],
  [503, 'errors.unavailable', 'again'],
  [401, 'errors.session_ended', 'login'],
  [409, 'attempts.error.other_window', 'elsewhere'],
  [409, 'attempts.error.answered', 'lost'],
  [410, 'attempts.error.over', 'lost'],
  [403, 'errors.forbidden', 'lost'],
  [400, 'errors.bad_request', 'mend'],
  [422, 'errors.fields', 'mend'],
] as const)('TST-06 the outcome of an answer refused with %i %s: %s', (status, code, outcome) => {
  expect(outcomeOf(new ApiRefusal(status, code))).toBe(outcome)
})

test('SPEC-33 pauses grow to one minute unless the server names one', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((tries) => pauseAfter(tries, offline) / 1000)).toEqual([2, 5, 10, 20, 40, 60, 60, 60])
  expect(pauseAfter(1, new ApiRefusal(429, 'errors.too_many', { retryAfter: 30 }))).toBe(30_000)
})
