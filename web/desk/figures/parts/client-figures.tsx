import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClientFiguresView, PresentedFigures } from '#domain/desk/figures/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { type FigureFilter, useClientFigures } from '../figures.queries.ts'
import { FigureCard, NoFigures } from './figure-card.tsx'
import styles from './figure-table.module.css'

/** What became of the people presented to clients, for those who see clients (CLT-02, 106). */
export function ClientFigures({ filter }: { filter: FigureFilter }) {
  const mayView = useMay({ module: 'clients', item: 'view' })
  return mayView && <Figures filter={filter} />
}

function Figures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  return (
    <FigureCard title={t('figures.clients')} about={t('figures.clients_about')}>
      <AsyncSection
        query={useClientFigures(filter)}
        isEmpty={({ total }) => total.presented === 0}
        empty={<NoFigures>{t('figures.clients_none')}</NoFigures>}
      >
        {(figures) => <ClientTable figures={figures} />}
      </AsyncSection>
    </FigureCard>
  )
}

const columns = ['presented', 'interviewed', 'placed'] as const

function ClientTable({ figures: { total, clients } }: { figures: ClientFiguresView }) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('figures.clients')}>
        <thead>
          <tr>
            <th scope="col">{t('figures.clients_client')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {t(`figures.clients_${column}`)}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t('figures.clients_answer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ client: { uuid, name }, ...row }) => (
            <Row key={uuid} name={<Link to={clientScreens.client.to({ uuid })}>{name}</Link>} row={row} />
          ))}
          {clients.length > 1 && <Row name={t('figures.clients_all')} row={total} />}
        </tbody>
      </table>
    </div>
  )
}

function Row({ name, row }: { name: ReactNode; row: PresentedFigures }) {
  const t = useText()
  const { language } = useLanguage()
  const { answered: count, median_days: median } = row
  const days = median?.toLocaleString(language) ?? ''
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          {row[column]}
        </td>
      ))}
      <td className={styles.number}>{count === 0 ? '–' : t('figures.clients_days', { days, count })}</td>
    </tr>
  )
}
