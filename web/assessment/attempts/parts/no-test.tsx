import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { BackToSkills } from './back-to-skills.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'

interface Props {
  view: AttemptView
  language: Language
  onLanguage(language: Language): void
}

/** Why there is no test now, and what to do instead (TST-02, SPEC-28, SPEC-31, SPEC-34). */
export function NoTest({ view: { state, skill, languages }, language, onLanguage }: Props) {
  const t = useText()
  if (state === 'no_attempts')
    return (
      <>
        <TestHead>{t('attempts.no_attempts')}</TestHead>
        <p>{t('attempts.no_attempts_text', { skill })}</p>
        <BackToSkills tone="main" />
      </>
    )
  const other = languages.find((one) => one !== language)
  return (
    <>
      <TestHead>{t(other ? 'attempts.no_questions_in_language' : 'attempts.no_questions')}</TestHead>
      <p>{t(other ? 'attempts.other_language_text' : 'attempts.no_questions_text', { skill })}</p>
      <div className={styles.actions}>
        {other && <Button onClick={() => onLanguage(other)}>{t(`attempts.take_in_${other}`)}</Button>}
        <BackToSkills />
      </div>
    </>
  )
}
