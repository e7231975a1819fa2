import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { NamesInRow } from '../../../platform/tables/names-in-row.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import styles from './candidate.module.css'

/** The name, with the excerpt under it. The profile opens in another tab, so that the search stays as it is. */
export function PersonCell({ row: { uuid, fullname, named_skill: skill, excerpt } }: { row: Candidate }) {
  const t = useText()
  return (
    <>
      <LightLink to={userScreens.userProfile.to({ uuid })} target="_blank" title={t('users.new_tab')}>
        {fullname}
      </LightLink>
      {skill && (
        <span data-whole className={styles.excerpt}>
          <strong>{t('pool.in_skills')}</strong> <mark>{skill}</mark>
        </span>
      )}
      {excerpt && (
        <span data-whole className={styles.excerpt}>
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

export function ApplicationCell({ row: { application } }: { row: Candidate }) {
  const t = useText()
  if (!application) return null
  const { vacancy, stage } = application
  return (
    <>
      <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn> · {t(`board.stage.${stage}`)}
    </>
  )
}

/** The names of the skills, with the results of their tests as marks: two, and the number of the others (RNG-01). */
export function SkillsCell({ row: { skills } }: { row: Candidate }) {
  return (
    <NamesInRow
      names={skills.map(({ name }) => name)}
      beside={skills.map(({ name, points, error, bands }) =>
        points === null ? null : <RangeMark key={name} size="small" points={points} error={error} bands={bands} />,
      )}
    />
  )
}
