import type { ReactNode } from 'react'
import type { PresentedProfile } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { openPresentedCv, type Pass } from '../client.queries.ts'
import { ClientAnswerForm } from '../forms/client-answer.tsx'
import styles from './profile.module.css'

interface Props {
  person: PresentedProfile
  pass: Pass
  /** The last day for answers, in words. */
  day: string
  place: { readonly number: number; readonly total: number }
  timeZone: string
}

/** What a client reads about one person, and their answer (CLT-02). */
export function Profile({ person, pass, day, place, timeZone }: Props) {
  const t = useText()
  const { name, note, summary, available, salary, step, has_cv } = person
  if (name === null)
    return (
      <Card>
        <p className={styles.soft}>{t('shortlist.person', place)}</p>
        <p>{t('shortlist.unavailable')}</p>
      </Card>
    )
  return (
    <Card className={styles.profile}>
      <p className={styles.soft}>{t('shortlist.person', place)}</p>
      <h2>{name}</h2>
      {note && <Part title={t('shortlist.note')}>{<p className={styles.words}>{note}</p>}</Part>}
      <Skills skills={person.skills} />
      {summary && <Part title={t('shortlist.summary')}>{<p className={styles.words}>{summary}</p>}</Part>}
      <Experience jobs={person.experience} />
      <FactList
        facts={[
          salary ? [t('shortlist.salary'), salary] : null,
          step ? [t('shortlist.step'), step] : null,
          available === null
            ? null
            : [t('shortlist.availability'), t(available ? 'shortlist.available' : 'shortlist.not_available')],
        ]}
      />
      {has_cv && <CvButton person={person.uuid} pass={pass} />}
      <ClientAnswerForm {...{ person, name, pass, day, timeZone }} />
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Skills({ skills }: Pick<PresentedProfile, 'skills'>) {
  const t = useText()
  if (skills.length === 0) return null
  return (
    <Part title={t('shortlist.skills')}>
      <ul className={styles.skills}>
        {skills.map(({ skill, points, error, bands }) => (
          <li key={skill}>
            <span>{skill}</span>
            <RangeMark {...{ points, error, bands }} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Experience({ jobs }: { jobs: PresentedProfile['experience'] }) {
  const t = useText()
  const { language } = useLanguage()
  if (jobs.length === 0) return null
  return (
    <Part title={t('shortlist.experience')}>
      <ul className={styles.jobs}>
        {jobs.map(({ title, company, from, to }) => (
          <li key={`${title} ${company} ${from}`}>
            {t('shortlist.job', { title, company })}
            <span className={styles.soft}>
              {`${formatMonth(from, language)} – ${to ? formatMonth(to, language) : t('shortlist.today')}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Opens the CV. Its path is signed when it is pressed, because it works for a few minutes only. */
function CvButton({ person, pass }: { person: string; pass: Pass }) {
  const t = useText()
  const { busy, refusal, run } = useAction(async () => location.assign(await openPresentedCv({ ...pass, person })))
  return (
    <>
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        {t('shortlist.cv')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </>
  )
}
