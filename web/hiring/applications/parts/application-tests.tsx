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

/** The vacancy's tests, each with a link to its page: those to take or to continue, and those with band and date (SPEC-13, TST-21). */
export function ApplicationTests({ application: { tests, stage, withdrawn_at, jobs } }: { application: ApplicationView }) {
  const t = useText()
  const goesOn = withdrawn_at === null && stage !== 'reject' && stage !== 'approved'
  const finished = tests.filter(({ finished_at }) => finished_at !== null)
  const isOpen = ({ state, running }: Test) => running || (goesOn && (state === 'take' || state === 'blocked'))
  const open = tests.filter(isOpen)
  return (
    <>
      {open.length > 0 && (
        <section aria-label={t('applications.tests_of', { job: jobs.name_job })}>
          <h3 className={styles.heading}>{t('applications.tests')}</h3>
          <ul>
            {open.map((test) => (
              <li key={test.skill}>
                <Open {...test} />
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

function Open({ skill, skill_language, uuid, running }: Test) {
  const to = uuid ? attemptScreens.takeTest.to({ user_skill_uuid: uuid }) : userSkillScreens.userSkills.to()
  return (
    <Link to={to}>
      <TextWith
        text={running ? 'applications.test_continue' : 'applications.test_take'}
        values={{ skill: <TextIn language={skill_language}>{skill}</TextIn> }}
      />
    </Link>
  )
}

function Finished({ skill, skill_language, uuid, band, bands, finished_at }: Test) {
  const bandWords = useBandWords()
  const dates = useOwnDates()
  const date = finished_at ? dates.date(finished_at) : ''
  const name = <TextIn language={skill_language}>{skill}</TextIn>
  return (
    <TextWith
      text={band ? 'applications.result' : 'applications.result_waiting'}
      values={{
        skill: uuid ? <Link to={attemptScreens.takeTest.to({ user_skill_uuid: uuid })}>{name}</Link> : name,
        band: bandWords(bands),
        date,
      }}
    />
  )
}
