import type { ReactNode } from 'react'
import type { QuestionView } from '#domain/assessment/questions/questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './list-cells.module.css'

type Question = Pick<QuestionView, 'ready' | 'lacks' | 'status'>

/** A table cell: whether tests may ask the question, or what it lacks (SPEC-29, SPEC-60). */
export function Readiness({ question }: { question: Question }) {
  const t = useText()
  const words = useReadinessWords(question)
  if (question.status === 'I') return <StatusWord tone="stone">{t('questions.status.I')}</StatusWord>
  return (
    <span className={styles.state} title={words}>
      <StatusWord tone={question.ready ? 'green' : 'yellow'}>{words}</StatusWord>
    </span>
  )
}

/** A notice above a form: what the question lacks before a test may ask it. Nothing when it lacks nothing. */
export function LacksMessage({ question, children }: { question: Question; children?: ReactNode }) {
  const words = useReadinessWords(question)
  return question.ready ? null : (
    <MessageBox>
      {words} {children}
    </MessageBox>
  )
}

function useReadinessWords({ ready, lacks }: Question): string {
  const t = useText()
  const listed = useListWords()
  if (ready) return t('questions.ready')
  return t('questions.not_ready', { lacks: listed(lacks.map((lack) => t(`questions.lacks.${lack}`))) })
}
