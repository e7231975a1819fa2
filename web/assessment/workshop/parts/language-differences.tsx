import { Link } from 'react-router'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { leastOfLanguage } from '#domain/assessment/workshop/language-difference.rules.ts'
import type { DifferenceView, LanguagesView } from '#domain/assessment/workshop/workshop.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useLanguageDifferences } from '../workshop.queries.ts'
import styles from './workshop.module.css'

/** The pairs of questions that are harder in one language, for people with the same score (FAI-05). */
export function LanguageDifferences({ id }: { id: string }) {
  const t = useText()
  return (
    <section>
      <h3>{t('workshop.languages')}</h3>
      <AsyncSection query={useLanguageDifferences(id)}>{(found) => <Differences id={id} found={found} />}</AsyncSection>
    </section>
  )
}

function Differences({ id, found: { differing, alike, waiting } }: { id: string; found: LanguagesView }) {
  const t = useText()
  if (differing.length + alike + waiting === 0)
    return (
      <p>
        {t('workshop.languages.no_pairs')} <Link to={bankScreens.bankParity.to({ id })}>{t('workshop.languages.pair')}</Link>
      </p>
    )
  return (
    <>
      {differing.length > 0 && (
        <>
          <p>{t('workshop.languages.hint')}</p>
          <ul className={styles.items}>
            {differing.map((difference) => (
              <Difference key={difference.es.uuid} difference={difference} />
            ))}
          </ul>
        </>
      )}
      {alike > 0 && (
        <p>
          {t('workshop.languages.alike', { count: alike })} {t('workshop.languages.missed')}
        </p>
      )}
      {waiting > 0 && <p>{t('workshop.languages.waiting', { count: waiting, least: leastOfLanguage })}</p>}
    </>
  )
}

function Difference({ difference }: { difference: DifferenceView }) {
  const t = useText()
  const whole = useNumber(0)
  const { es, en, harder, share, answers } = difference
  return (
    <li>
      <p className={styles.name}>
        <span lang="es">{es.question}</span>
        <StatusWord tone={difference.class === 'C' ? 'red' : 'yellow'}>
          {t(`workshop.languages.class.${difference.class}`)}
        </StatusWord>
      </p>
      <p className={styles.other}>
        <span lang="en">{en.question}</span>
      </p>
      <p>{t(`workshop.languages.harder.${harder}`, { share })}</p>
      <p className={styles.other}>{t('workshop.languages.answers', { es: whole(answers.es), en: whole(answers.en) })}</p>
    </li>
  )
}
