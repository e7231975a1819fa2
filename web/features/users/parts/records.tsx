import type { ReactNode } from 'react'
import type { UserProfile } from '#domain/users/user-profile.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { FileLink } from '../../profile/parts/file-link.tsx'
import { OutsideLink } from '../../profile/parts/outside-link.tsx'
import { ShownPeriod } from '../../profile/parts/shown-period.tsx'
import styles from './user-profile.module.css'

interface Props<Row> {
  title: string
  records: readonly Row[]
  children(row: Row): ReactNode
}

/** A part of the profile as a list; says so where the person wrote nothing. */
export function Records<Row extends { uuid: string }>({ title, records, children }: Props<Row>) {
  const t = useText()
  return (
    <section>
      <h2>{title}</h2>
      {records.length === 0 ? (
        <p className={styles.soft}>{t('users.nothing')}</p>
      ) : (
        <ul className={styles.records}>
          {records.map((row) => (
            <li key={row.uuid}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

const places = (...words: readonly string[]) => words.filter(Boolean).join(' · ')

export function Work({ records }: { records: UserProfile['experience'] }) {
  const t = useText()
  return (
    <Records title={t('users.experience')} records={records}>
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
    </Records>
  )
}

export function Education({ records }: { records: UserProfile['professional'] }) {
  const t = useText()
  return (
    <Records title={t('users.education')} records={records}>
      {({ level, field, school, location, from, to }) => (
        <>
          <h3>{field}</h3>
          <p>{places(level, school, location)}</p>
          <p className={styles.soft}>
            <ShownPeriod from={from} to={to} />
          </p>
        </>
      )}
    </Records>
  )
}

export function Portfolio({ records }: { records: UserProfile['portfolio'] }) {
  const t = useText()
  return (
    <Records title={t('users.portfolio')} records={records}>
      {({ description, link, file, file_name }) => (
        <>
          <h3>{description}</h3>
          <p className={styles.line}>
            <OutsideLink to={link} /> <FileLink file={file} name={file_name} />
          </p>
        </>
      )}
    </Records>
  )
}

export function References({ records }: { records: UserProfile['reference'] }) {
  const t = useText()
  return (
    <Records title={t('users.references')} records={records}>
      {({ fullname, relation, phone, address, type }) => (
        <>
          <h3>{fullname}</h3>
          <p>{places(t(`references.type.${type}`), relation)}</p>
          <p className={styles.soft}>{places(phone, address)}</p>
        </>
      )}
    </Records>
  )
}
