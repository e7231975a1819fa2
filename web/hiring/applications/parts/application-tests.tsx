import { Link } from 'react-router'
import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import type { ApplicationView } from '#domain/hiring/applications/applications.contract.ts'
import { useBandWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn, TextWith } from '../../../platform/i18n/text-in.tsx'
import { useOwnDates } from '../../../platform/i18n/use-dates.ts'
import styles from './application-card.module.css'

type Test = ApplicationView['tests'][number]

/** The vacancy's tests: open ones link to the test, finished ones show band and date (SPEC-13, SPEC-18). */
export function ApplicationTests({ application: { tests, stage, withdrawn_at, jobs } }: { application: ApplicationView }) {
  const t = useText()
  const goesOn = withdrawn_at === null && stage !== 'reject' && stage !== 'approved'
  const finished = tests.filter(({ finished_at }) => finished_at !== null)
  const missing = goesOn ? tests.filter(({ state }) => state === 'take' || state === 'blocked') : []
  return (
    <>
      {missing.length > 0 && (
        <section aria-label={t('applications.tests_of', { job: jobs.name_job })}>
          <h3 className={styles.heading}>{t('applications.tests')}</h3>
          <ul>
            {missing.map((test) => (
              <li key={test.skill}>
                <Missing {...test} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('applications.results')}</h3>
          <ul>
            {finished.map((test) => (
              <li key={test.skill}>
                <Finished {...test} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Missing({ skill, skill_language, uuid }: Test) {
  const to = uuid ? attemptScreens.takeTest.to({ user_skill_uuid: uuid }) : userSkillScreens.userSkills.to()
  return (
    <Link to={to}>
      <TextWith text="applications.test_take" values={{ skill: <TextIn language={skill_language}>{skill}</TextIn> }} />
    </Link>
  )
}

function Finished({ skill, band, bands, finished_at }: Test) {
  const t = useText()
  const bandWords = useBandWords()
  const dates = useOwnDates()
  const date = finished_at ? dates.date(finished_at) : ''
  return band
    ? t('applications.result', { skill, band: bandWords(bands), date })
    : t('applications.result_waiting', { skill, date })
}
