import type { Candidate, findCandidatesEndpoint } from '#domain/people/pool/pool.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { Marks } from '../../users/parts/marks.tsx'
import styles from './candidate.module.css'

/** The columns of the found candidates. The name has tags and excerpt under it. */
export function useCandidateColumns(): ColumnsOf<typeof findCandidatesEndpoint> {
  const t = useText()
  const listed = useListWords()
  const skillWords = ({ name, band }: Candidate['skills'][number]) =>
    band ? t('pool.skill_with_band', { skill: name, band: t(`attempts.band.${band}`) }) : name
  return [
    { key: 'name', label: t('pool.name'), sortable: true, cell: (row) => <Person row={row} /> },
    { key: 'email', label: t('pool.email'), yields: true, cell: (row) => <Email row={row} /> },
    { key: 'place', label: t('pool.lives_in'), yields: true, cell: ({ place }) => place },
    { key: 'skills', label: t('pool.skills'), wraps: true, cell: ({ skills }) => listed(skills.map(skillWords)) },
    { key: 'application', label: t('pool.application'), wraps: true, cell: (row) => <Application row={row} /> },
    { key: 'marks', label: t('pool.marks'), cell: (row) => <Marks of={row} /> },
    {
      key: 'activity',
      label: t('pool.active'),
      sortable: true,
      cell: ({ last_active_at: at }) => (at ? <ShownDate at={at} /> : t('pool.never_active')),
    },
  ]
}

/** The profile opens in another tab, so that the search stays as it is. */
function Person({ row: { uuid, fullname, tags, excerpt } }: { row: Candidate }) {
  const t = useText()
  return (
    <>
      <LightLink to={userScreens.userProfile.to({ uuid })} target="_blank" title={t('users.new_tab')}>
        {fullname}
      </LightLink>
      {tags.length > 0 && (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      )}
      {excerpt && (
        <span className={styles.excerpt}>
          <strong>{t(`pool.in_${excerpt.from}`)}</strong>{' '}
          {excerpt.parts.map(({ text, hit }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
            hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
          )}
        </span>
      )}
    </>
  )
}

function Email({ row: { email, confirmed } }: { row: Candidate }) {
  const t = useText()
  return (
    <>
      {email} {email && !confirmed && <Badge tone="yellow">{t('users.unconfirmed')}</Badge>}
    </>
  )
}

function Application({ row: { application } }: { row: Candidate }) {
  const t = useText()
  if (!application) return null
  const { vacancy, stage } = application
  return (
    <>
      <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn> · {t(`board.stage.${stage}`)}
    </>
  )
}
