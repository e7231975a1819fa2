import { Link } from 'react-router'
import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import type { PersonalView, ProfilePart } from '#domain/kernel/own-record.contract.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import styles from './completeness.module.css'
import { Meter } from './meter.tsx'

const placeOf: Record<ProfilePart, string> = {
  personal: profileSections.personal.to(),
  cv: `${profileSections.personal.to()}#cv`,
  skills: userSkillScreens.userSkills.to(),
  experience: profileSections.experience.to(),
  education: profileSections.professional.to(),
  references: profileSections.references.to(),
  portfolio: profileSections.portfolio.to(),
}
const namedAtOnce = 3

/** How complete the profile is, and which parts to add next. A locked section has no link yet. */
export function Completeness({ personal: { complete, completeness } }: { personal: PersonalView }) {
  const t = useText()
  const { percent, missing, skills_without_dates } = completeness
  const words = percent === 100 ? t('profile.completeness_whole') : t('profile.completeness', { percent })
  const isOpen = (part: ProfilePart) => complete || part === 'personal' || part === 'cv'
  const named = missing.filter(isOpen).slice(0, namedAtOnce)
  const more = missing.filter((part) => !named.includes(part))
  const inWords = useListWords()
  const nameOf = (part: ProfilePart) =>
    part === 'skills' && skills_without_dates.length > 0
      ? t('profile.missing.dates', { skills: inWords(skills_without_dates) })
      : t(`profile.missing.${part}`)
  const listed = (parts: readonly ProfilePart[]) =>
    parts.map((part) => <li key={part}>{isOpen(part) ? <Link to={placeOf[part]}>{nameOf(part)}</Link> : nameOf(part)}</li>)
  return (
    <div className={styles.completeness}>
      <p>{words}</p>
      <Meter value={percent} most={100} label={words} />
      {named.length > 0 && (
        <div className={styles.missing}>
          <span id="missing-of-profile">{t('profile.missing')}</span>
          <ul aria-labelledby="missing-of-profile">{listed(named)}</ul>
          {more.length > 0 && (
            <details>
              <summary>{t('profile.missing_more', { count: more.length })}</summary>
              <ul>{listed(more)}</ul>
            </details>
          )}
        </div>
      )}
    </div>
  )
}
