import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import type { QuestionView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { IconButton } from '../../../platform/ui/button.tsx'
import { useMovedFocus } from '../../../platform/ui/use-moved-focus.ts'
import styles from './ordered-questions.module.css'

interface Props {
  questions: readonly QuestionView[]
  mayChange: boolean
  /** Resolves when the server has the order. */
  onOrder(questions: readonly QuestionView[]): Promise<unknown>
  onEdit(question: QuestionView): void
  onDelete(question: QuestionView): void
}

/** Questions in their order, each with buttons that move, edit and delete it. The focus follows a moved question. */
export function OrderedQuestions({ questions, mayChange, onOrder, onEdit, onDelete }: Props) {
  const t = useText()
  const [shown, setShown] = useState(questions)
  const { list, focus } = useMovedFocus<HTMLOListElement>(shown)
  const [known, setKnown] = useState(questions)
  const [news, setNews] = useState('')
  if (known !== questions) {
    setKnown(questions)
    setShown(questions)
  }
  const move = (from: number, by: -1 | 1) => {
    const moved = shown[from]
    if (!moved) return
    const others = shown.filter((one) => one !== moved)
    const order = [...others.slice(0, from + by), moved, ...others.slice(from + by)]
    focus(`${by < 0 ? 'up' : 'down'} ${moved.uuid}`)
    setShown(order)
    setNews(t('screening.moved', { name: moved.text, number: from + by + 1, count: shown.length }))
    // A refused order shows the one that the server has.
    onOrder(order).catch(() => setShown(questions))
  }
  return (
    <>
      <ol ref={list} className={styles.questions} aria-label={t('screening.order')}>
        {shown.map((question, place) => {
          const { uuid, text: name } = question
          return (
            <li key={uuid} className={styles.question}>
              <div className={styles.words}>
                <p className={styles.text}>{name}</p>
                <Facts question={question} />
              </div>
              {mayChange && (
                <span className={styles.buttons}>
                  <IconButton
                    data-focus={`up ${uuid}`}
                    label={t('screening.up', { name })}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <IconArrowUp size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    data-focus={`down ${uuid}`}
                    label={t('screening.down', { name })}
                    disabled={place === shown.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <IconArrowDown size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t('common.edit_named', { name })} onClick={() => onEdit(question)}>
                    <IconPencil size={20} aria-hidden="true" />
                  </IconButton>
                  <IconButton deletes label={t('common.delete_named', { name })} onClick={() => onDelete(question)}>
                    <IconTrash size={20} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  )
}

/** The kind of a question, whether it is required, its choices, and its knock-out. */
function Facts({ question: { kind, required, choices, knockout_reason: reason } }: { question: QuestionView }) {
  const t = useText()
  const words = [
    t(`screening.kind.${kind}`),
    required && t('screening.is_required'),
    choices.map(({ text }) => text).join(' / '),
  ].filter(Boolean)
  return (
    <p className={styles.facts}>
      {words.join(' · ')} {reason && <Badge tone="red">{t('screening.mark', { reason })}</Badge>}
    </p>
  )
}
