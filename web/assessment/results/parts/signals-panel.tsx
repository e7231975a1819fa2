import type { AnsweredQuestion, ResultView } from '#domain/assessment/results/results.contract.ts'
import { durationInWords } from '../../../platform/i18n/durations.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { ShownTime } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './signals-panel.module.css'

const tones = { nothing: 'stone', worth_asking: 'yellow', ask_in_person: 'red' } as const

/** The level of the signals with its rules, the candidate's explanation, and a timeline (SPEC-37). */
export function SignalsPanel({ result }: { result: ResultView }) {
  const t = useText()
  const wireText = useWireText()
  const { level, reasons } = result.signals
  return (
    <section>
      <h2>{t('results.signals')}</h2>
      <Card className={styles.panel}>
        <div>
          <p className={styles.level}>
            <StatusWord tone={tones[level]}>{t(`results.signals.${level}`)}</StatusWord>
          </p>
          {reasons.length > 0 && (
            <ul>
              {reasons.map(({ key, level, count }) => (
                <li key={key}>
                  {wireText(key, { count })} <em>{t(`results.signals.${level}`)}</em>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.hint}>{t('results.signals_hint')}</p>
          <Explanation attempt={result.attempt} needed={level !== 'nothing'} />
        </div>
        <Timeline questions={result.user_test} folded={level === 'nothing'} />
      </Card>
    </section>
  )
}

function Explanation({ attempt, needed }: { attempt: ResultView['attempt']; needed: boolean }) {
  const t = useText()
  const dates = useDates()
  if (!attempt?.explanation) return needed && <p>{t('results.signals_unexplained')}</p>
  const date = dates.date(attempt.explained_at ?? attempt.started_at)
  return (
    <figure className={styles.explanation}>
      <figcaption>{t('results.signals_explanation', { date })}</figcaption>
      <blockquote>{attempt.explanation}</blockquote>
    </figure>
  )
}

interface TimelineProps {
  questions: readonly AnsweredQuestion[]
  /** There is nothing to ask about. */
  folded: boolean
}

/** When each question was shown and answered, with its signals. */
function Timeline({ questions, folded }: TimelineProps) {
  const t = useText()
  if (!folded) return <TimelineTable questions={questions} />
  return (
    <details className={styles.folded}>
      <summary>{t('results.timeline')}</summary>
      <TimelineTable questions={questions} />
    </details>
  )
}

function TimelineTable({ questions }: Pick<TimelineProps, 'questions'>) {
  const t = useText()
  const hasConnection = questions.some(({ late, arrived_late, offline_seconds }) => late || arrived_late || offline_seconds > 0)
  return (
    <table className={styles.timeline}>
      <caption>{t('results.timeline')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('results.timeline_question')}</th>
          <th scope="col">{t('results.timeline_shown')}</th>
          <th scope="col">{t('results.timeline_took')}</th>
          <th scope="col">{t('results.timeline_noted')}</th>
          {hasConnection && <th scope="col">{t('results.timeline_connection')}</th>}
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question.uid}>
            <th scope="row">{question.indice + 1}</th>
            <td>{question.shown_at && <ShownTime at={question.shown_at} />}</td>
            <td>{question.time}</td>
            <td>
              <Noted question={question} />
            </td>
            {hasConnection && (
              <td>
                <Connection question={question} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const yesOrNo = ['paste_answer', 'copy_answer', 'copy_question', 'device_changed', 'network_changed', 'too_fast'] as const

function Noted({ question }: { question: AnsweredQuestion }) {
  const t = useText()
  const left = question.left_window > 0 ? [t('results.signal.left_window', { count: question.left_window })] : []
  const noted = [...left, ...yesOrNo.filter((what) => question[what]).map((what) => t(`results.signal.${what}`))]
  return noted.length > 0 ? noted.join(', ') : '–'
}

/** What happened to the connection while a question was open: facts, apart from the signals (SPEC-88). */
function Connection({ question: { late, arrived_late, offline_seconds: seconds } }: { question: AnsweredQuestion }) {
  const t = useText()
  const { language } = useLanguage()
  const facts = [
    seconds > 0 && t('results.connection.away', { duration: durationInWords(seconds, language) }),
    late && t('results.connection.late'),
    arrived_late && t('results.connection.arrived_late'),
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? facts.join(', ') : '–'
}
