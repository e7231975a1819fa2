import { useState } from 'react'
import { Link } from 'react-router'
import type { QuestionView } from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { library, screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useQuestions } from '../screening-questions.queries.ts'
import styles from './library-choice.module.css'

/** Takes a question of the library as a copy that can be adjusted before it is added (SCQ-01). */
export function LibraryChoice({ onCopy }: { onCopy(question: QuestionView): void }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('screening.add_from')}
      </Button>
      <ModalShell open={open} title={t('screening.add_from')} onClose={() => setOpen(false)}>
        {open && (
          <Choices
            onCopy={(question) => {
              setOpen(false)
              onCopy(question)
            }}
          />
        )}
      </ModalShell>
    </>
  )
}

function Choices({ onCopy }: { onCopy(question: QuestionView): void }) {
  const t = useText()
  const query = useQuestions(library)
  return (
    <>
      <p>{t('screening.add_from_hint')}</p>
      <AsyncSection
        query={query}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<p>{t('screening.library_empty')}</p>}
      >
        {({ questions }) => (
          <ul className={styles.choices}>
            {questions.map((question) => (
              <li key={question.uuid}>
                <Button tone="bare" className={styles.choice ?? ''} onClick={() => onCopy(question)}>
                  {question.text}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
      <Link to={screeningScreens.questionLibrary.to()}>{t('screening.library_open')}</Link>
    </>
  )
}
