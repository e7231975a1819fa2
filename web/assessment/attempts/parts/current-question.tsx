import { type FormEvent, useRef, useState } from 'react'
import type { AskedQuestion, AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { useSignals } from '../hooks/use-signals.ts'
import type { Answering, AnsweringState } from './answering.ts'
import { DeliveryStatus } from './delivery-status.tsx'
import { QuestionView } from './question-view.tsx'
import { Stopwatch, timeSpent } from './stopwatch.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'
import { TimeLeft } from './time-left.tsx'

interface Props extends AnsweringState {
  view: AttemptView
  question: AskedQuestion
  answering: Answering
  readAgain(): unknown
  readSecondsLeft(): Promise<number | undefined>
}

/** Without a time limit, the remaining time is shown only during the last hour. */
const nearEndSeconds = 3600
const nothing = { answer_uuid: null, annotation: '' }

/** A running test: the question, its answer with its delivery status, and one button (TST-01). */
export function CurrentQuestion({ view, readAgain, readSecondsLeft, ...asked }: Props) {
  const t = useText()
  const { seconds_left: seconds, time_limit_minutes: limit } = view
  const { answer, answering, question } = asked
  /** The question that was open when the time ended. */
  const [openAtEnd, setOpenAtEnd] = useState<string>()
  const end = () => {
    if (limit === null) return void readAgain()
    setOpenAtEnd(question.uuid)
    void answering.handIn(answer ? timeSpent(answer.shown_at) : '')
  }
  return (
    <>
      <p className={styles.skill}>
        <TextIn language={view.skill_language}>{view.skill}</TextIn>
        {seconds !== null && (limit !== null || seconds < nearEndSeconds) && (
          <TimeLeft seconds={seconds} ask={readSecondsLeft} onOver={end} />
        )}
        <LinkButton tone="bare" size="small" to=".">
          {t('attempts.leave')}
        </LinkButton>
      </p>
      <Question key={question.uuid} view={view} isOver={openAtEnd === question.uuid} readAgain={readAgain} {...asked} />
    </>
  )
}

/** One question with its own stopwatch (TST-03). */
function Question({
  view,
  question,
  answer,
  delivery,
  answering,
  isOver,
  readAgain,
}: Omit<Props, 'readSecondsLeft'> & { isOver: boolean }) {
  const t = useText()
  const [openedAt] = useState(Date.now)
  const readAt = useRef(openedAt)
  const questionPart = useRef<HTMLDivElement>(null)
  const answersPart = useRef<HTMLDivElement>(null)
  useSignals({ question: questionPart, answers: answersPart }, answering.note)
  const own = answer?.question_uuid === question.uuid ? answer : undefined
  const since = own?.shown_at ?? openedAt
  const given = own?.given ?? nothing
  const isGiven = given.answer_uuid !== null || given.annotation.trim() !== ''
  const isWaiting = delivery.state === 'waiting'
  const isLast = question.indice + 1 === view.count_question
  // Nobody knows how long it gets: a bar would promise an end (LEN-01).
  const isVaried = view.least_question < view.count_question

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) void answering.sendNow()
    else if (isGiven) void answering.submit(timeSpent(since))
  }
  // The signed paths of media expire after some minutes.
  const readMediaAgain = () => {
    if (Date.now() - readAt.current < (limits.filePathSeconds * 1000) / 2) return
    readAt.current = Date.now()
    void readAgain()
  }
  return (
    <form className={styles.question} onSubmit={submit}>
      <TestHead aside={<Stopwatch since={since} />}>
        {t(isVaried ? 'attempts.where_at_most' : 'attempts.where', { number: question.indice + 1, count: view.count_question })}
      </TestHead>
      {!isVaried && <progress className={styles.progress} aria-hidden="true" value={question.indice} max={view.count_question} />}
      <QuestionView
        question={question}
        language={view.language}
        given={given}
        onGive={answering.give}
        locked={own?.waiting ?? true}
        onMediaError={readMediaAgain}
        questionRef={questionPart}
        answersRef={answersPart}
      />
      <div className={styles.foot}>
        <DeliveryStatus delivery={delivery} isGiven={isGiven} isLimited={view.time_limit_minutes !== null} isOver={isOver} />
        <Button type="submit" size="large" busy={delivery.state === 'saving'} disabled={!isGiven}>
          {t(isWaiting ? 'attempts.send_now' : isLast ? 'attempts.done' : 'attempts.next')}
        </Button>
      </div>
    </form>
  )
}
