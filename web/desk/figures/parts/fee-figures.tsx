import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FeeSum, FeesView } from '#domain/desk/figures/fees.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Money } from '../../../platform/ui/money.tsx'
import { type FigureFilter, useFees } from '../figures.queries.ts'
import own from './fee-figures.module.css'
import { FigureCard, NoFigures } from './figure-card.tsx'
import styles from './figure-table.module.css'

/** Placements and fees of the period, for those who see clients (PLC-01, 106). */
export function FeeFigures({ filter }: { filter: FigureFilter }) {
  const mayView = useMay({ module: 'clients', item: 'view' })
  return mayView && <Fees filter={filter} />
}

function Fees({ filter }: { filter: FigureFilter }) {
  const t = useText()
  return (
    <FigureCard
      title={t('figures.fees')}
      about={t('figures.fees_about')}
      tools={<Link to={placementScreens.placements.to()}>{t('placements.title')}</Link>}
    >
      <AsyncSection
        query={useFees(filter)}
        isEmpty={({ totals }) => totals.length === 0}
        empty={<NoFigures>{t('figures.fees_none')}</NoFigures>}
      >
        {(fees) => <FeeTables fees={fees} />}
      </AsyncSection>
    </FigureCard>
  )
}

function FeeTables({ fees }: { fees: FeesView }) {
  const t = useText()
  const { language } = useLanguage()
  const months = fees.months.map(({ month, ...sum }) => ({ key: month, name: formatMonth(`${month}-01`, language), sum }))
  const clients = fees.clients.map(({ client: { uuid, name }, ...sum }) => ({
    key: uuid,
    name: <Link to={clientScreens.client.to({ uuid })}>{name}</Link>,
    sum,
  }))
  const owners = fees.owners.map(({ owner, ...sum }) => ({
    key: owner?.uuid ?? '',
    name: owner?.name ?? t('clients.no_owner'),
    sum,
  }))
  const totals = fees.totals.map((sum) => ({ key: '', name: t('figures.fees_total'), sum }))
  return (
    <>
      <FeeTable title={t('figures.fees_months')} rows={[...months, ...totals]} />
      <FeeTable title={t('figures.fees_clients')} rows={clients} />
      <FeeTable title={t('figures.fees_owners')} rows={owners} />
    </>
  )
}

interface Row {
  readonly key: string
  readonly name: ReactNode
  readonly sum: FeeSum
}

/** Sums by one thing; each currency has rows of its own. */
function FeeTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useText()
  return (
    <div className={`${styles.frame} ${own.table}`}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className={styles.number}>
              {t('figures.fees_placements')}
            </th>
            <th scope="col" className={styles.number}>
              {t('figures.fees_ended')}
            </th>
            <th scope="col" className={styles.number}>
              {t('figures.fees_sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sum: { currency, placements, ended_within, fees } }) => (
            <tr key={`${key} ${currency}`}>
              <th scope="row">{name}</th>
              <td className={styles.number}>{placements}</td>
              <td className={styles.number}>{ended_within}</td>
              <td className={styles.number}>
                <Money amount={fees} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
