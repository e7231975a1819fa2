import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import type { Permissions } from '#domain/kernel/permissions.ts'
import { useText } from '../i18n/language.tsx'
import { readSettings } from '../session/settings.ts'
import { configurationEntries, currentOf, inGroups, staffEntries } from './menu-entries.ts'
import styles from './setup-frame.module.css'

/**
 * The setup as one page: the list of its parts stands at the left of each (NAV-03). Where that is narrow the drawer has the list. Other pages
 * are shown as they are.
 */
export function SetupFrame({ permissions, children }: { permissions: Permissions; children: ReactNode }) {
  const t = useText()
  const id = useId()
  const { pathname, search } = useLocation()
  const parts = configurationEntries(permissions, readSettings())
  const current = currentOf([...staffEntries(permissions), ...parts], pathname, search)
  if (!current || !parts.includes(current)) return children
  return (
    <div className={styles.setup}>
      <nav className={styles.list} aria-label={t('menu.configuration')}>
        {inGroups(parts).map(({ group, entries }) => (
          <div key={group}>
            <p id={`${id}-${group}`}>{group && t(group)}</p>
            <ul aria-labelledby={`${id}-${group}`}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} aria-current={entry === current ? 'page' : undefined}>
                    {t(entry.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.part}>{children}</div>
    </div>
  )
}
