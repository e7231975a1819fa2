import { z } from 'zod'
import { type AttemptView, startTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { lateAnswerMinutes } from '#domain/assessment/attempts/attempts.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { CheckboxField } from '../../../platform/forms/choice-fields.tsx'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { start } from '../attempts.queries.ts'
import { BackToSkills } from '../parts/back-to-skills.tsx'
import { TestHead } from '../parts/test-head.tsx'

const startForm = z.object({ agreed: startTestEndpoint.body.shape.agreed })
const expectations = ['in_turn', 'resume'] as const
const announced = ['time', 'copying', 'leaving', 'places', 'speed', 'connection'] as const

interface Props {
  view: AttemptView
  userSkill: string
  language: Language
  onStarted(view: AttemptView): void
}

/** The start screen: what to expect, the signals and their purpose, the agreement, and the start (TST-01, SPEC-32, SPEC-34, SPEC-37). */
export function StartForm({ view, userSkill, language, onStarted }: Props) {
  const t = useText()
  const { skill, time_limit_minutes: minutes, expiry_hours: hours, attempts_left: attempts, may_retake: isAgain } = view
  return (
    <>
      <TestHead>{t('attempts.welcome', { skill })}</TestHead>
      <p>{t('attempts.welcome_text')}</p>
      <h2>{t('attempts.expect')}</h2>
      <ul>
        <li>{t(`attempts.expect.language_${language}`)}</li>
        {expectations.map((name) => (
          <li key={name}>{t(`attempts.expect.${name}`, { count: view.count_question })}</li>
        ))}
        <li>
          {t('attempts.expect.offline')}
          {minutes !== null && ` ${t('attempts.expect.offline_limit', { count: lateAnswerMinutes })}`}
        </li>
        <li>
          {minutes === null ? t('attempts.expect.no_limit', { count: hours }) : t('attempts.expect.limit', { count: minutes })}
        </li>
        <li>{t('attempts.expect.attempts', { count: attempts })}</li>
        {isAgain && <li>{t('attempts.expect.again')}</li>}
      </ul>
      <h2>{t('attempts.announced')}</h2>
      <ul>
        {announced.map((name) => (
          <li key={name}>{t(`attempts.announced.${name}`)}</li>
        ))}
      </ul>
      <p>{t('attempts.noted_for')}</p>
      <FormShell
        name={`test:${userSkill}`}
        schema={startForm}
        initial={{ agreed: false as unknown as true }}
        secrets={['agreed']}
        submit={() => start(userSkill, language, isAgain)}
        onDone={onStarted}
        submitLabel={t('attempts.start')}
        actions={<BackToSkills />}
      >
        <CheckboxField required name="agreed" label={t('attempts.agree')} />
      </FormShell>
    </>
  )
}
