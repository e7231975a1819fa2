import type { HeadingGuess } from '../../kernel/column-headings.ts'
import { readAnswer } from './consent-answers.rules.ts'
import { consentFieldOf, endsConsent, isBareDay, isFormTime, isManner } from './consent-headings.rules.ts'
import { areSubscriptions, forbidsContact, isPermission, isStatus, isUnconfirmed } from './contact-refusals.rules.ts'
import { isDay } from './dates.rules.ts'
import type { ImportField } from './headings.rules.ts'

type Guess = HeadingGuess<ImportField> | undefined
const consentFields: readonly (ImportField | undefined)[] = ['consent_answer', 'consented_on', 'consent_how']

/**
 * The guesses with the columns of consents (CON-01): answer, day and manner, each by its heading, by its values, or by the column beside it. A
 * "Fecha" or "Medio" is of the consent only beside a column of it. Statuses that forbid contact, and subscriptions that nobody
 * confirmed, are found by their words (CON-02).
 */
export function withConsents(
  plain: readonly string[],
  guesses: readonly Guess[],
  allValuesOf: (column: number) => readonly string[],
): Guess[] {
  const valuesOf = (at: number) => allValuesOf(at).filter((value) => value.trim() !== '')
  const found = guesses.map((guess, at): Guess => {
    const heading = plain[at] ?? ''
    if (isStatus(heading)) return asStatus(heading, valuesOf(at)) ?? guess
    const named = guess ? asConsent(guess.field) : consentFieldOf(heading)
    if (!guess && !named && isPermission(heading) && valuesOf(at).some((value) => isUnconfirmed(value, true)))
      return guessOf('mail_permission', 900)
    return named ? guessOf(fieldOfValues(named, heading, valuesOf(at)), guess?.rank ?? 900) : guess
  })
  const beside = found.map((guess, at): Guess => {
    const heading = plain[at] ?? ''
    const isDayHere = isBareDay(heading) && (valuesOf(at).length === 0 || valuesOf(at).some(isDay))
    if (isDayHere && (isConsent(found[at - 1]) || found[at + 1]?.field === 'consent_answer')) return guessOf('consented_on', 950)
    return guess
  })
  for (const [at, heading] of plain.entries())
    if (isManner(heading) && isConsent(beside[at - 1]) && !beside.some((guess) => guess?.field === 'consent_how'))
      beside[at] = guessOf('consent_how', 950)
  return withFormTime(plain, onceEach(plain, beside), valuesOf)
}

const guessOf = (field: ImportField, rank: number): HeadingGuess<ImportField> => ({ field, rank })
/** What a column of statuses says of messages: whom nobody shall write to, or who never confirmed a subscription. */
function asStatus(heading: string, values: readonly string[]): Guess {
  if (values.some((value) => forbidsContact(value, false))) return guessOf('do_not_contact', 900)
  const isOfMails =
    /\b(?:e ?mail|list|subscri\w*|suscripcion)\b/.test(heading) && values.some((value) => isUnconfirmed(value, false))
  return isOfMails || areSubscriptions(values) ? guessOf('mail_permission', 900) : undefined
}
const isConsent = (guess: Guess): boolean => consentFields.includes(guess?.field)
const asConsent = (field: ImportField) =>
  field === 'consent_answer' || field === 'consented_on' || field === 'consent_how' ? field : undefined

/** What a column named as one of answers holds: days under "Habeas data" are days, "Formulario web" is a manner. */
function fieldOfValues(named: 'consent_answer' | 'consented_on' | 'consent_how', heading: string, values: readonly string[]) {
  if (endsConsent(heading) || values.length === 0) return named
  const read = values.map((value) => readAnswer(value).answer)
  const hasAnswers = read.some((answer) => answer === 'yes' || answer === 'no')
  if (named === 'consent_how') return values.some(isDay) ? 'consented_on' : named
  if (named === 'consented_on') return hasAnswers && !values.some(isDay) ? 'consent_answer' : named
  if (values.some(isDay) && !hasAnswers) return 'consented_on'
  return named
}

/** Of two columns of days below headings of answers, the first stays one; a day column of its own makes the others answers again. */
function onceEach(plain: readonly string[], guesses: readonly Guess[]): Guess[] {
  const days = guesses.flatMap((guess, at) => (guess?.field === 'consented_on' ? [{ at, rank: guess.rank }] : []))
  const best = days.toSorted((one, other) => one.rank - other.rank || one.at - other.at)[0]
  return guesses.map((guess, at) =>
    guess?.field === 'consented_on' && at !== best?.at && consentFieldOf(plain[at] ?? '') === 'consent_answer'
      ? guessOf('consent_answer', guess.rank)
      : guess,
  )
}

/** Whoever answers a form consents at that time: "Marca temporal" is the day of the answer where no column says another one. */
function withFormTime(plain: readonly string[], guesses: readonly Guess[], valuesOf: (at: number) => readonly string[]): Guess[] {
  const has = (field: ImportField) => guesses.some((guess) => guess?.field === field)
  if (!has('consent_answer') || has('consented_on')) return [...guesses]
  const at = plain.findIndex((heading, column) => isFormTime(heading) && valuesOf(column).some(isDay))
  return guesses.map((guess, column) => (column === at && !guess ? guessOf('consented_on', 980) : guess))
}
