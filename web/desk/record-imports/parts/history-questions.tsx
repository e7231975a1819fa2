import { type ReactNode, useId, useState } from 'react'
import type {
  HistoryChoices,
  HistoryQuestions as Questions,
  RecruiterChoice,
} from '#domain/desk/record-imports/history/history.contract.ts'
import { type PastResult, pastResults } from '#domain/desk/record-imports/history/history-stages.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { dateOrders } from '#domain/people/imports/dates.rules.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import styles from '../../../platform/imports/imports.module.css'
import { usePastResult } from '../hooks/use-past-result.ts'

interface Props {
  questions: Questions
  choices: Partial<RecordChoices>
  onChoose(change: Partial<RecordChoices>): void
}

const nothing: HistoryChoices = {
  stages: [],
  reasons: [],
  recruiters: [],
  people: '',
  vacancies: '',
  clients: '',
  dates: '',
  city: '',
}
const shownNames = 8

/** What a table of past applications asks once for all its lines: stages, reasons, and what the company does not have (MOV-01). */
export function HistoryQuestions({ questions, choices, onChoose }: Props) {
  const t = useText()
  const { resultOf } = usePastResult()
  const chosen = { ...nothing, ...choices.history }
  const choose = (change: Partial<HistoryChoices>) => onChoose({ history: { ...chosen, ...change } })
  const { stages, reasons, recruiters, doubtful_recruiters: doubtful } = questions
  const namesOf = useNames()
  return (
    <section aria-label={t('records.history.questions')}>
      {questions.asks_dates && (
        <InstantChoice
          label={t('records.history.dates')}
          options={dateOrders.map((value) => ({ value, label: t(`records.history.dates.${value}`) }))}
          value={chosen.dates}
          onChoose={(dates) => choose({ dates })}
        />
      )}
      {stages.length > 0 && (
        <WordList<PastResult>
          title={t('records.history.stages')}
          hint={t('records.history.stages_hint')}
          words={stages.map(({ word, lines, result }) => ({ word, lines, value: result ?? '' }))}
          nameOf={(word) => t('records.history.stage_named', { word })}
          options={pastResults.map((value) => ({ value, label: resultOf(value) }))}
          onChange={(word, result) => choose({ stages: replaced(chosen.stages, word, result) })}
        />
      )}
      {reasons.length > 0 && (
        <WordList
          title={t('records.history.reasons')}
          words={reasons.map(({ word, lines, choice }) => ({ word, lines, value: choice }))}
          nameOf={(word) => t('records.history.reason_named', { word })}
          options={[
            ...(['note', 'add'] as const).map((value) => ({
              value: value as string,
              label: t(`records.history.reason.${value}`),
            })),
            ...questions.known_reasons.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
          onChange={(word, choice) => choose({ reasons: replaced(chosen.reasons, word, choice) })}
        />
      )}
      {doubtful.length > 0 && (
        <WordList<RecruiterChoice>
          title={t('records.history.which_recruiter')}
          hint={t('records.history.which_recruiter_hint')}
          words={doubtful.map(({ word, lines, choice, colleagues }) => ({
            ...{ word, lines, value: choice ?? '' },
            options: colleagues.map(({ uuid, name, email }) => ({ value: uuid, label: `${name} (${email})` })),
          }))}
          nameOf={(word) => t('records.history.recruiter_named', { word })}
          options={[{ value: 'note', label: t('records.history.recruiter.note') }]}
          onChange={(word, choice) => choose({ recruiters: replaced(chosen.recruiters, word, choice) })}
        />
      )}
      <Missing questions={questions} chosen={chosen} onChoose={choose} />
      {(questions.missing.includes('city') || chosen.city !== '') && (
        <City key={chosen.city} value={chosen.city} onDone={(city) => city !== chosen.city && choose({ city })} />
      )}
      {recruiters.length > 0 && <p className={styles.soft}>{t('records.history.recruiters', { names: namesOf(recruiters) })}</p>}
    </section>
  )
}

interface MissingProps extends Pick<Props, 'questions'> {
  chosen: HistoryChoices
  onChoose(change: Partial<HistoryChoices>): void
}

/** What becomes of people, vacancies and clients that the company does not have. */
function Missing({ questions, chosen, onChoose }: MissingProps) {
  const t = useText()
  const namesOf = useNames()
  const { people, vacancies, clients } = questions
  return (
    <>
      {people.lines > 0 && (
        <InstantChoice
          label={t('records.history.people', { count: people.lines })}
          hint={t('records.history.people_hint', { names: namesOf(people.names) })}
          options={[{ value: 'leave_out', label: t('records.history.people.leave_out') }]}
          value={chosen.people}
          onChoose={() => onChoose({ people: 'leave_out' })}
        />
      )}
      {vacancies.lines > 0 && (
        <InstantChoice
          label={t('records.history.vacancies', { count: vacancies.count })}
          hint={namesOf(vacancies.names)}
          options={(['create', 'leave_out'] as const).map((value) => ({ value, label: t(`records.history.vacancies.${value}`) }))}
          value={chosen.vacancies}
          onChoose={(value) => value !== '' && onChoose({ vacancies: value })}
        />
      )}
      {clients.lines > 0 && chosen.vacancies === 'create' && (
        <InstantChoice
          label={t('records.history.clients', { count: clients.count })}
          hint={questions.may_create_clients ? namesOf(clients.names) : t('records.history.clients_right')}
          options={(['create', 'leave_out'] as const)
            .filter((value) => value === 'leave_out' || questions.may_create_clients)
            .map((value) => ({ value, label: t(`records.history.clients.${value}`) }))}
          value={chosen.clients}
          onChoose={(value) => value !== '' && onChoose({ clients: value })}
        />
      )}
    </>
  )
}

/** The location of new clients. It counts when the field loses the focus, so that the rows are not read again at each letter. */
function City({ value, onDone }: { value: string; onDone(value: string): void }) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState(value)
  return (
    <FieldFrame id={id} label={t('records.history.city')} width="middle" error={undefined}>
      <input
        id={id}
        className={field.control}
        type="text"
        autoComplete="off"
        maxLength={limits.text.line}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onDone(text.trim())}
      />
    </FieldFrame>
  )
}

/** The first of some names, as words. */
function useNames() {
  const t = useText()
  const list = useListWords()
  return (names: readonly string[]): string =>
    names.length > shownNames
      ? t('records.history.and_more', { names: names.slice(0, shownNames).join(', ') })
      : list(names.slice(0, shownNames))
}

/** What has to be answered before past applications are imported, as a sentence; undefined when nothing is missing. */
export function useHistoryGap(questions: Questions | null): string | undefined {
  const t = useText()
  const list = useListWords()
  if (!questions || questions.missing.length === 0) return undefined
  return t('records.history.why_not', { what: list(questions.missing.map((what) => t(`records.history.missing.${what}`))) })
}

/** The answers with another one for a word. */
const replaced = <Answer,>(answers: readonly (readonly [string, Answer])[], word: string, answer: Answer): [string, Answer][] => [
  ...answers.flatMap(([one, former]): [string, Answer][] => (one === word ? [] : [[one, former]])),
  [word, answer],
]

interface WordListProps<Value extends string> {
  title: string
  hint?: ReactNode
  words: readonly {
    readonly word: string
    readonly lines: number
    readonly value: Value | ''
    /** What this word alone may mean, besides the options of all. */
    readonly options?: readonly { readonly value: Value; readonly label: string }[]
  }[]
  nameOf(word: string): string
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange(word: string, value: Value): void
}

/** The words of a file, each with the number of its lines and what it means. */
function WordList<Value extends string>({ title, hint, words, nameOf, options, onChange }: WordListProps<Value>) {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={styles.soft}>{hint}</p>}
      <ul className={styles.columns}>
        {words.map(({ word, lines, value, options: own = [] }) => (
          <li key={word}>
            <span className={styles.heading}>{word}</span>
            <span className={styles.samples}>{t('records.history.lines', { count: lines })}</span>
            <select
              className={field.control}
              aria-label={nameOf(word)}
              value={value}
              onChange={({ target }) => target.value !== '' && onChange(word, target.value as Value)}
            >
              {value === '' && <option value="">{t('records.history.choose')}</option>}
              {[...own, ...options].map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  )
}
