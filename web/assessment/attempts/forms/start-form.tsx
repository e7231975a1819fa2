import { type ReactNode, useMemo } from 'react'
import { type AttemptView, startForm, startFormWithDates } from '#domain/assessment/attempts/attempts.contract.ts'
import { lateAnswerMinutes } from '#domain/assessment/attempts/attempts.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { useStart } from '../attempts.queries.ts'
import { AboutScore, ExtraTime } from '../parts/about-score.tsx'
import { BackToSkills } from '../parts/back-to-skills.tsx'
import { TestHead } from '../parts/test-head.tsx'

interface Props {
  view: AttemptView
  userSkill: string
  language: Language
  /** The fields for the dates of experience; `today` is the site's day. */
  experience(today: string): ReactNode
  onStarted(view: AttemptView): void
}

/**
 * The start screen: what to expect, the signals and their purpose, the dates of experience if the profile has none, the agreement, and
 * the start (TST-01, TST-10, SPEC-32, SPEC-34, SPEC-37).
 */
export function StartForm({ view, userSkill, language, experience, onStarted }: Props) {
  const t = useText()
  const { skill, time_limit_minutes: minutes, attempts_left: attempts, may_retake: isAgain } = view
  const personal = usePersonal()
  const form = {
    name: `test:${userSkill}`,
    start: useStart(userSkill, language, isAgain),
    onDone: onStarted,
  }
  return (
    <>
      <TestHead>{t('attempts.welcome', { skill })}</TestHead>
      <p>{t('attempts.welcome_text')}</p>
      <h2>{t('attempts.expect')}</h2>
      <ul>
        <li>
          {t(`attempts.expect.language_${language}`)} <Length view={view} />
        </li>
        {view.least_question < view.count_question && <li>{t('attempts.expect.varied_why')}</li>}
        <li>
          <TimeAllowed view={view} />
        </li>
        {minutes !== null && (
          <li>
            <ExtraTime percent={view.extra_time_percent} />
          </li>
        )}
        <li>
          {t('attempts.expect.attempts', { count: attempts })}
          {isAgain && ` ${t('attempts.expect.again')}`}
        </li>
        <li>{t('attempts.expect.resume')}</li>
        <li>
          {t('attempts.expect.offline')}
          {minutes !== null && ` ${t('attempts.expect.offline_limit', { count: lateAnswerMinutes })}`}
        </li>
      </ul>
      <AboutScore />
      <h2>{t('attempts.announced')}</h2>
      <p>{t('attempts.announced.all')}</p>
      <p>{t('attempts.noted_for')}</p>
      <p>{t('attempts.announced.device')}</p>
      {view.state === 'dates_first' ? (
        <AsyncSection query={personal}>
          {({ data: { today } }) => (
            <StartWithDates {...form} skill={skill} today={today}>
              {experience(today)}
            </StartWithDates>
          )}
        </AsyncSection>
      ) : (
        <Start {...form} />
      )}
    </>
  )
}

/** How many questions there are; in a test with a limit of points their number varies (LEN-01). */
function Length({ view: { count_question: most, least_question: least } }: Pick<Props, 'view'>) {
  const t = useText()
  return least === most ? t('attempts.expect.in_turn', { count: most }) : t('attempts.expect.varied', { least, most })
}

function TimeAllowed({ view }: Pick<Props, 'view'>) {
  const t = useText()
  const { time_limit_minutes: minutes, seconds_per_question: seconds, expiry_hours: hours } = view
  if (minutes === null) return t('attempts.expect.no_limit', { count: hours })
  return seconds === null
    ? t('attempts.expect.limit', { count: minutes })
    : t('attempts.expect.limit_varied', { count: minutes, seconds })
}

interface FormProps {
  name: string
  start: ReturnType<typeof useStart>
  onDone(view: AttemptView): void
}
const unagreed = { agreed: false as unknown as true }
const secrets = ['agreed']

/** The agreement, and the start. */
function Agreement() {
  const t = useText()
  return (
    <>
      <CheckboxField required name="agreed" label={t('attempts.agree')} shortName={t('attempts.agree_name')} />
      <FormEnd label={t('attempts.start')}>
        <BackToSkills />
      </FormEnd>
    </>
  )
}

function Start({ start, ...form }: FormProps) {
  return (
    <FormShell {...form} schema={startForm} initial={unagreed} secrets={secrets} submit={() => start()}>
      <Agreement />
    </FormShell>
  )
}

interface DatesProps {
  skill: string
  today: string
  children: ReactNode
}

function StartWithDates({ start, skill, today, children, ...form }: FormProps & DatesProps) {
  const t = useText()
  const schema = useMemo(() => startFormWithDates(today), [today])
  return (
    <FormShell
      {...form}
      schema={schema}
      initial={{ ...unagreed, experience_timefrom: '', experience_timeto: '' }}
      secrets={secrets}
      submit={({ agreed: _, ...dates }) => start(dates)}
    >
      <div>
        <h2>{t('my_skills.dates_of', { name: skill })}</h2>
        <p>{t('attempts.dates_text')}</p>
      </div>
      {children}
      <Agreement />
    </FormShell>
  )
}
