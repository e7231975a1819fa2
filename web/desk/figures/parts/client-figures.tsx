import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { ClientFiguresView, PresentedFigures } from '#domain/desk/figures/clients.contract.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { type FigureFilter, useClientFigures } from '../figures.queries.ts'
import own from './fee-figures.module.css'
import part from './figure-part.module.css'
import styles from './figure-table.module.css'

/** What became of the people presented to clients, for those who see clients (CLT-02, 106). */
export function ClientFigures({ filter }: { filter: FigureFilter }) {
  const mayView = useMay({ module: 'clients', item: 'view' })
  return mayView && <Figures filter={filter} />
}

function Figures({ filter }: { filter: FigureFilter }) {
  const t = useText()
  const id = useId()
  return (
    <Card className={`${part.part} ${own.fees}`}>
      <section aria-labelledby={id}>
        <header className={part.head}>
          <h2 id={id}>{t('figures.clients')}</h2>
        </header>
        <p className={part.about}>{t('figures.clients_about')}</p>
        <AsyncSection
          query={useClientFigures(filter)}
          isEmpty={({ total }) => total.presented === 0}
          empty={<p className={part.none}>{t('figures.clients_none')}</p>}
        >
          {(figures) => <ClientTable figures={figures} />}
        </AsyncSection>
      </section>
    </Card>
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
