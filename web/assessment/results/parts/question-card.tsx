import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import type { AnsweredQuestion } from '#domain/assessment/results/results.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './question-card.module.css'
import { ResultMedia } from './result-media.tsx'
import { TextRating } from './text-rating.tsx'

interface Props {
  question: AnsweredQuestion
  /** The language of the attempt. */
  language: Language
  mayRate: boolean
}

/** A question as asked, with its answer and its points (RES-01). */
export function QuestionCard({ question, language, mayRate }: Props) {
  const t = useText()
  const number = useNumber()
  const { question_type: type, given, time } = question
  const id = useId()
  return (
    <Card role="article" aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <h3 id={id}>{t('results.question_number', { number: question.indice + 1 })}</h3>
        <span className={styles.soft}>{t(`results.type.${type}`)}</span>
        {time && <span className={styles.soft}>{t('results.time', { time })}</span>}
        <Points question={question} />
      </header>
      <div lang={language}>
        <p className={styles.text}>{question.question}</p>
        <ResultMedia media={question.media} />
      </div>
      {type === 'select' && <Choices answers={question.answers} language={language} />}
      {question.annotation !== null && (
        <blockquote className={styles.written} lang={language} aria-label={t('results.answer_text')}>
          {question.annotation}
        </blockquote>
      )}
      {time === null && <p className={styles.soft}>{t('results.no_answer')}</p>}
      {given && (
        <p>
          <Badge tone="blue">
            {given.former_points === null
              ? t('results.given')
              : t('results.given_former', { points: number(given.former_points) })}
          </Badge>
        </p>
      )}
      {question.annotation !== null && <TextRating question={question} mayRate={mayRate} />}
    </Card>
  )
}

/** The points of a question, or that its rating is missing. */
function Points({ question: { point_likert: points, annotation } }: { question: AnsweredQuestion }) {
  const t = useText()
  const number = useNumber()
  if (points !== null)
    return <Badge tone={points >= 5 ? 'green' : 'red'}>{t('results.question_points', { points: number(points) })}</Badge>
  return annotation === null ? null : <Badge tone="yellow">{t('results.waiting_rating')}</Badge>
}

function Choices({ answers, language }: Pick<AnsweredQuestion, 'answers'> & Pick<Props, 'language'>) {
  return (
    <ul className={styles.choices}>
      {answers.map((answer) => (
        <li
          key={answer.id}
          className={answer.result ? styles.right : answer.chosen ? styles.wrong : undefined}
          data-chosen={answer.chosen || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {answer.result ? <IconCheck size={18} /> : answer.chosen && <IconX size={18} />}
          </span>
          <span lang={language}>
            {answer.answer}
            <ResultMedia media={answer.media} />
          </span>
          <Mark result={answer.result} chosen={answer.chosen} />
        </li>
      ))}
    </ul>
  )
}

function Mark({ result, chosen }: { result: boolean; chosen: boolean }) {
  const t = useText()
  if (!result && !chosen) return null
  return <em>{chosen ? t(result ? 'results.chosen_right' : 'results.chosen_wrong') : t('results.right')}</em>
}
