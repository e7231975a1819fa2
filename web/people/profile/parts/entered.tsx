import type { EducationView } from '#domain/people/profile/education.contract.ts'
import type { WorkView } from '#domain/people/profile/experience.contract.ts'
import type { PortfolioView } from '#domain/people/profile/portfolio.contract.ts'
import type { ReferenceView } from '#domain/people/profile/references.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from '../../../platform/ui/titled-records.module.css'
import { TitledRecords } from '../../../platform/ui/titled-records.tsx'
import { FileLink } from './file-link.tsx'
import { OutsideLink } from './outside-link.tsx'
import { ShownPeriod } from './shown-period.tsx'

const places = (...words: readonly string[]) => words.filter(Boolean).join(' · ')

export function Work({ records }: { records: readonly WorkView[] }) {
  const t = useText()
  return (
    <TitledRecords title={t('users.experience')} empty={t('users.nothing')} records={records}>
      {({ title, company, location, website, from, to, description }) => (
        <>
          <h3>{title}</h3>
          <p>
            {places(company, location)} {website && <OutsideLink to={website} />}
          </p>
          <p className={styles.soft}>
            <ShownPeriod from={from} to={to} />
          </p>
          {description && <p className={styles.text}>{description}</p>}
        </>
      )}
    </TitledRecords>
  )
}

export function Education({ records }: { records: readonly EducationView[] }) {
  const t = useText()
  return (
    <TitledRecords title={t('users.education')} empty={t('users.nothing')} records={records}>
      {({ level, field, school, location, from, to }) => (
        <>
          <h3>{field}</h3>
          <p>{places(level, school, location)}</p>
          <p className={styles.soft}>
            <ShownPeriod from={from} to={to} />
          </p>
        </>
      )}
    </TitledRecords>
  )
}

export function Portfolio({ records }: { records: readonly PortfolioView[] }) {
  const t = useText()
  return (
    <TitledRecords title={t('users.portfolio')} empty={t('users.nothing')} records={records}>
      {({ description, link, file, file_name }) => (
        <>
          <h3>{description}</h3>
          <p className={styles.line}>
            <OutsideLink to={link} /> <FileLink file={file} name={file_name} />
          </p>
        </>
      )}
    </TitledRecords>
  )
}

export function References({ records }: { records: readonly ReferenceView[] }) {
  const t = useText()
  return (
    <TitledRecords title={t('users.references')} empty={t('users.nothing')} records={records}>
      {({ fullname, relation, phone, address, type }) => (
        <>
          <h3>{fullname}</h3>
          <p>{places(t(`references.type.${type}`), relation)}</p>
          <p className={styles.soft}>{places(phone, address)}</p>
        </>
      )}
    </TitledRecords>
  )
}
