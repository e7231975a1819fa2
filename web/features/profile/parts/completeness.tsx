import { Link } from 'react-router'
import type { ProfilePart } from '#domain/profile/completeness.rules.ts'
import type { PersonalView } from '#domain/profile/personal.contract.ts'
import { profileSections } from '#domain/profile/profile.screens.ts'
import { userSkillScreens } from '#domain/skills/skills.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Meter } from '../../../platform/ui/meter.tsx'
import styles from './completeness.module.css'

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

/** How much of the profile there is, and what would help most next. What is shut until the personal record is complete is only counted. */
export function Completeness({ personal: { complete, completeness } }: { personal: PersonalView }) {
  const t = useText()
  const { percent, missing } = completeness
  const words = percent === 100 ? t('profile.completeness_whole') : t('profile.completeness', { percent })
  const named = missing.filter((part) => complete || part === 'personal' || part === 'cv').slice(0, namedAtOnce)
  const more = missing.length - named.length
  return (
    <div className={styles.completeness}>
      <p>{words}</p>
      <Meter value={percent} most={100} label={words} />
      {named.length > 0 && (
        <div className={styles.missing}>
          <span id="missing-of-profile">{t('profile.missing')}</span>
          <ul aria-labelledby="missing-of-profile">
            {named.map((part) => (
              <li key={part}>
                <Link to={placeOf[part]}>{t(`profile.missing.${part}`)}</Link>
              </li>
            ))}
            {more > 0 && <li>{t('profile.missing_more', { count: more })}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}
