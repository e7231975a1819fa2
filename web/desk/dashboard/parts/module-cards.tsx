import { Link } from 'react-router'
import { type CountedModule, countedModules } from '#domain/desk/dashboard/dashboard.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { holds, modules } from '#domain/kernel/permissions.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { useCounts } from '../dashboard.queries.ts'
import styles from './module-cards.module.css'

const groups = [
  { title: 'dashboard.recruitment', of: countedModules.slice(0, 3) },
  { title: 'dashboard.administration', of: countedModules.slice(3) },
] as const

/** The modules as cards with their counts. Modules that the role may not see are grey and are no links (ADM-01). */
export function ModuleCards() {
  const t = useText()
  const counts = useCounts().data
  return groups.map(({ title, of }) => (
    <section key={title}>
      <h2>{t(title)}</h2>
      <ul className={styles.cards}>
        {of.map((module) => (
          <li key={module}>
            <ModuleCard module={module} count={counts?.[module] ?? null} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function ModuleCard({ module, count }: { module: CountedModule; count: number | null }) {
  const t = useText()
  const { language } = useLanguage()
  const session = useSession()
  const isVisible = session.status === 'user' && holds(session.permissions, { module, item: 'view' })
  const name = <span className={styles.name}>{t(`modules.${module}`)}</span>
  if (!isVisible)
    return (
      <div className={`${styles.card} ${styles.shut}`} aria-disabled="true">
        {name}
        <span className={styles.about}>{t('dashboard.shut')}</span>
      </div>
    )
  // The unit of the number, when it differs from the card's title.
  const unit =
    module === 'candidates'
      ? t('dashboard.in_process', { count: count ?? 0 })
      : module === 'questions'
        ? t(`dashboard.in_use.${language}`)
        : ''
  return (
    <Link to={modules[module].route} className={styles.card}>
      {name}{' '}
      {count !== null && (
        <span className={styles.count}>{count < limits.countCap ? count : t('dashboard.count_capped', { count })}</span>
      )}
      <span className={styles.about}>{unit || t(`modules.${module}.description`)}</span>
    </Link>
  )
}
