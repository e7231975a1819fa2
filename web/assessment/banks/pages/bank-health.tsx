import { useSearchParams } from 'react-router'
import { enoughAnswers, nearlyAll, nearlyNobody } from '#domain/assessment/banks/health.rules.ts'
import { leastAnswers } from '#domain/assessment/difficulty/difficulty.rules.ts'
import { languages, parseLanguage } from '#domain/kernel/languages.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { LanguageLink } from '../../language-links/parts/language-link.tsx'
import { BankWorkshop } from '../../workshop/parts/bank-workshop.tsx'
import styles from '../parts/bank.module.css'
import { BankHead } from '../parts/bank-head.tsx'
import { HealthTable } from '../parts/health-table.tsx'
import type { Route } from './+types/bank-health.ts'

/** /tests/admin/banks/{skill}/health: what the bank needs, and the figures of each question. */
export default function BankHealth({ params }: Route.ComponentProps) {
  const t = useText()
  const [search] = useSearchParams()
  const { language: shown } = useLanguage()
  const whole = useNumber(0)
  const tenths = useNumber(1)
  const chosen = parseLanguage(search.get('of')) ?? shown
  return (
    <div className="page">
      <BankHead id={params.id} title={t('banks.health')} />
      <div className={styles.choices}>
        {languages.map((language) => (
          <LinkButton
            key={language}
            tone={language === chosen ? 'quiet' : 'bare'}
            size="small"
            to={`?of=${language}`}
            replace
            preventScrollReset
            aria-current={language === chosen ? 'true' : undefined}
          >
            {t(`banks.language.${language}`)}
          </LinkButton>
        ))}
      </div>
      <BankWorkshop key={`needs ${chosen}`} id={params.id} language={chosen} />
      <LanguageLink id={params.id} />
      <h2>{t('banks.figures')}</h2>
      <p className={styles.lead}>{t('banks.health_description')}</p>
      <details className={styles.help}>
        <summary>{t('banks.figures_help')}</summary>
        <p>{t('banks.discrimination_hint', { least: whole(-1) })}</p>
        <p>
          {t('banks.marks_hint', { enough: whole(enoughAnswers), easy: whole(nearlyAll * 100), hard: whole(nearlyNobody * 100) })}
        </p>
        <p>{t('difficulty.hint', { enough: whole(leastAnswers), hard: tenths(1.1), easy: tenths(-1.1) })}</p>
      </details>
      <HealthTable key={chosen} id={params.id} language={chosen} />
    </div>
  )
}
