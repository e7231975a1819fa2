import type { Candidate } from '#domain/people/candidate-search/candidate-search.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useBandWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { NamesInRow } from '../../../platform/tables/names-in-row.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
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

/** The names of the skills, with the bands of their tests: three, and the number of the others. */
export function SkillsCell({ row: { skills } }: { row: Candidate }) {
  const t = useText()
  const bandWords = useBandWords()
  const named = skills.map(({ name, bands }) =>
    bands.length > 0 ? t('pool.skill_with_band', { skill: name, band: bandWords(bands) }) : name,
  )
  return <NamesInRow names={named} shown={3} />
}
