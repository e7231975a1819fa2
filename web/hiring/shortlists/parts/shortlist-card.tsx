import { useState } from 'react'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import type { ShortlistView } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { formatDateTime, formatDay } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import type { Linked } from '../shortlists.queries.ts'
import { NewLink } from './new-link.tsx'
import { ShortlistActions } from './shortlist-actions.tsx'
import styles from './shortlists.module.css'

interface Props {
  vacancy: string
  shortlist: ShortlistView
  mayChange: boolean
}

const tones = { open: 'green', ended: 'stone', withdrawn: 'red' } as const

/** One shortlist: its state, its openings, and what the client answered about each person. */
export function ShortlistCard({ vacancy, shortlist, mayChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  const [link, setLink] = useState<Linked['data']>()
  const { state, ends_on, created_at, by, opened, openings, has_code, people } = shortlist
  const facts = [
    t('shortlists.until', { day: formatDay(ends_on, language, 'medium') }),
    has_code && t('shortlists.with_code'),
    opened === 0 && t('shortlists.never_opened'),
  ]
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('shortlists.sent_by', { day: dates.dateTime(created_at), name: by })}</h2>
        <StatusWord tone={tones[state]}>{t(`shortlists.state.${state}`)}</StatusWord>
      </div>
      <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
      {openings.length > 0 && (
        <details>
          <summary>{t('shortlists.opened', { count: opened })}</summary>
          <ol>
            {openings.map(({ at, network }) => (
              <li key={at}>{t('shortlists.opening', { at: dates.dateTime(at), network })}</li>
            ))}
          </ol>
        </details>
      )}
      <ul className={styles.people} aria-label={t('shortlists.people')}>
        {people.map((person) => (
          <Person key={person.uuid_element} vacancy={vacancy} person={person} />
        ))}
      </ul>
      {link && <NewLink {...link} />}
      <ShortlistActions {...{ shortlist, mayChange }} onLink={setLink} />
    </Card>
  )
}

const toneOf = { yes: 'green', no: 'red', comment: 'yellow' } as const

function Person({ vacancy, person }: { vacancy: string; person: ShortlistView['people'][number] }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { uuid_element, name, available, answer, answered_at, comment, times } = person
  // They are local times of the site already, so no zone moves them.
  const wished = times.map((time) => formatDateTime(`${time}Z`, language, 'UTC'))
  return (
    <li>
      <LightLink to={boardWithCard(vacancy, { card: uuid_element, name }, 'timeline')}>{name}</LightLink>
      <span>
        <StatusWord tone={answer ? toneOf[answer] : 'stone'}>{t(`shortlists.answer.${answer ?? 'none'}`)}</StatusWord>
        {answered_at && ` · ${dates.dateTime(answered_at)}`}
      </span>
      {!available && <p className={styles.soft}>{t('shortlists.unavailable')}</p>}
      {comment && <p>{comment}</p>}
      {times.length > 0 && <p>{t('shortlists.wished', { times: wished.join(' · ') })}</p>}
    </li>
  )
}
