import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { ProfilePart } from '#domain/kernel/own-record.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './profile-menu.module.css'
import { lockedSections, openSections } from './sections.ts'

type Name = (typeof openSections | typeof lockedSections)[number]['name']

/** The parts of a profile that are entered in a section. */
const partsOf: Readonly<Partial<Record<Name, readonly ProfilePart[]>>> = {
  profile: ['personal', 'cv'],
  skills: ['skills'],
  experience: ['experience'],
  portfolio: ['portfolio'],
  professional: ['education'],
  references: ['references'],
}

interface Props {
  complete: boolean
  /** The parts that the profile lacks; other sections have a tick. */
  missing: readonly ProfilePart[]
}

/**
 * The sections of a profile. Most are locked until the personal record is complete, and say why (PRO-01). On a phone they are an index that
 * opens above the section, with all rows in sight (PRO-04).
 */
export function ProfileMenu({ complete, missing }: Props) {
  const t = useText()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index closes when another section opens.
  useEffect(() => setOpen(false), [pathname])
  const sections = [...openSections, ...lockedSections]
  const current = sections.find(({ to }) => to === pathname)
  const isDone = (name: Name) => partsOf[name]?.every((part) => !missing.includes(part)) ?? false
  return (
    <nav aria-label={t('profile.menu')} className={styles.menu}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>{t('profile.index')}</b>
          {current && ` · ${t(`profile.menu.${current.name}`)}`}
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </button>
      <ul data-open={isOpen || undefined}>
        {[...openSections, ...(complete ? lockedSections : [])].map((section) => (
          <li key={section.name}>
            <NavLink to={section.to} end>
              {t(`profile.menu.${section.name}`)}
              {isDone(section.name) && (
                <>
                  <IconCheck size={18} stroke={2.5} aria-hidden="true" />
                  <span className="visually-hidden"> {t('profile.section_done')}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
        {!complete && (
          <li aria-hidden="true" className={styles.why}>
            {t('profile.incomplete_short')}
          </li>
        )}
        {!complete &&
          lockedSections.map(({ name }) => (
            <li key={name}>
              {/* The reason is shown once, and screen readers announce it with each section. */}
              <span aria-disabled="true" className={styles.shut}>
                {t(`profile.menu.${name}`)} <span className="visually-hidden">{t('profile.incomplete_short')}</span>
              </span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
