import { type Answer, done, type RequestOf, refused } from './requests.ts'
import { attemptsAllowed, currentAttempt, type Model, type Person, questions } from './state.ts'

const notLoggedIn = refused('errors.not_logged_in')

const hasResult = ({ attempts }: Person) => attempts.some(({ state }) => state === 'finished')
const attemptsLeft = ({ attempts }: Person) => Math.max(0, attemptsAllowed - attempts.length)

/** What the page of a test shows its candidate in a window. */
export function shownTest(person: Person, window: number) {
  const attempt = currentAttempt(person)
  const state = () => {
    if (attempt?.state === 'running') return attempt.window === window ? 'running' : 'elsewhere'
    if (hasResult(person)) return 'finished'
    if (attempt) return 'expired'
    return attemptsLeft(person) === 0 ? 'no_attempts' : 'ready'
  }
  return { state: state(), answered: attempt?.chosen.length ?? 0, left: attemptsLeft(person) }
}

/** A running test is resumed; a finished one is repeated only on purpose and while an attempt is left (SPEC-34). */
export function start(model: Model, { person: number, window, again }: RequestOf<'start'>): Answer {
  const person = model.people[number]!
  if (!person.isLoggedIn) return notLoggedIn
  if (currentAttempt(person)?.state !== 'running') {
    if (hasResult(person) && !(again && attemptsLeft(person) > 0)) return refused('attempts.error.finished')
    if (attemptsLeft(person) === 0) return refused('attempts.error.no_attempts')
    person.attempts.push({ state: 'running', startedAt: model.now, window, chosen: [] })
  }
  return done(shownTest(person, window))
}

/** An answer counts once, in order, from one window; the same again changes nothing, also after the end (SPEC-33). */
export function answer(model: Model, { person: number, window, position, choice }: RequestOf<'answer'>): Answer {
  const person = model.people[number]!
  if (!person.isLoggedIn) return notLoggedIn
  const attempt = currentAttempt(person)
  if (!attempt) return refused('attempts.error.not_running')
  const given = attempt.chosen[position]
  if (given === choice) return done(shownTest(person, window))
  if (attempt.state !== 'running') return refused('attempts.error.over')
  if (position > attempt.chosen.length) return refused('attempts.error.not_asked')
  if (given !== undefined) return refused('attempts.error.answered')
  if (attempt.window !== window) return refused('attempts.error.other_window')
  attempt.chosen.push(choice)
  if (attempt.chosen.length === questions) attempt.state = 'finished'
  return done(shownTest(person, window))
}

export function finish(model: Model, { person: number }: RequestOf<'finish'>): Answer {
  const person = model.people[number]!
  if (!person.isLoggedIn) return notLoggedIn
  const attempt = currentAttempt(person)
  if (!attempt) return refused('attempts.error.not_running')
  if (attempt.state === 'running') return refused('attempts.error.unanswered')
  return attempt.state === 'expired' ? refused('attempts.error.over') : done()
}
