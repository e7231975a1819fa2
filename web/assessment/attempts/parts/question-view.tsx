import { type ComponentProps, type Ref, useId } from 'react'
import type { ShownQuestion } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import fields from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { GivenAnswer } from './answer-store.ts'
import { Enlarge, Picture, Sound } from './question-media.tsx'
import styles from './question-view.module.css'

interface Props {
  question: ShownQuestion
  /** The language of the question, which may differ from the interface's. */
  language: Language
  given: GivenAnswer
  onGive(given: GivenAnswer): void
  /** Whether the answer is being saved, or waits for it. */
  locked?: boolean
  /** Called when a picture or sound fails to load, for example because its signed path has expired. */
  onMediaError?: (() => void) | undefined
  questionRef?: Ref<HTMLDivElement>
  answersRef?: Ref<HTMLDivElement>
}

/** A question as the candidate sees it: text, media, and the answers or a box of 20 rows, fewer on a phone (TST-04). Also the preview for staff. */
export function QuestionView({
  question: { question, type, media, answers },
  language,
  given,
  onGive,
  locked = false,
  onMediaError,
  questionRef,
  answersRef,
}: Props) {
  const t = useText()
  const number = useNumber()
  const id = useId()
  const text = `${id}-question`
  const hint = `${id}-hint`
  // A browser's translation could reveal an answer, or change the question.
  const written = { lang: language, translate: 'no' } as const
  const shown = { language, onError: onMediaError }
  return (
    <div className={styles.view}>
      <div ref={questionRef} className={styles.question}>
        <p id={text} className={styles.text} {...written}>
          {question}
        </p>
        {media && <QuestionMedia media={media} {...shown} />}
      </div>
      <div ref={answersRef}>
        {type === 'text' ? (
          <>
            <p id={hint} className={fields.hint}>
              {t('attempts.text_limit', { limit: number(limits.text.paragraph) })}
            </p>
            <textarea
              rows={20}
              lang={language}
              className={`${fields.control} ${styles.words}`}
              aria-labelledby={text}
              aria-describedby={hint}
              maxLength={limits.text.paragraph}
              value={given.annotation}
              readOnly={locked}
              onChange={(event) => onGive({ answer_uuid: null, annotation: event.target.value })}
            />
          </>
        ) : (
          <div role="radiogroup" aria-labelledby={text} className={styles.answers}>
            {answers.map((answer) => (
              <div key={answer.uuid} className={styles.row}>
                <label className={styles.answer}>
                  <input
                    type="radio"
                    name={id}
                    checked={given.answer_uuid === answer.uuid}
                    disabled={locked}
                    onChange={() => onGive({ answer_uuid: answer.uuid, annotation: '' })}
                  />
                  <span className={styles.choice} {...written}>
                    {answer.answer}
                    {answer.media?.kind === 'picture' && <Picture media={answer.media} {...shown} />}
                  </span>
                </label>
                {answer.media?.kind === 'picture' && <Enlarge media={answer.media} {...shown} />}
                {answer.media?.kind === 'audio' && <Sound media={answer.media} {...shown} />}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function QuestionMedia(shown: ComponentProps<typeof Picture>) {
  if (shown.media.kind === 'audio') return <Sound {...shown} />
  return (
    <div className={styles.figure}>
      <Picture {...shown} />
      <Enlarge {...shown} />
    </div>
  )
}
