import type { OrderView } from '#domain/hiring/orders/orders.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { LinkField } from '../../../platform/ui/link-field.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useOrderLink, useOrderLinkChanges, useOrders } from '../orders.queries.ts'
import styles from './orders-of-client.module.css'

interface Props {
  id: string
  mayChange: boolean
}

/** The link through which a client asks for vacancies, and what it asked for (CLT-04). */
export function OrdersOfClient({ id, mayChange }: Props) {
  const t = useText()
  const list = useRows(useOrders(id), {
    sort: '-at',
    name: 'orders',
    textOf: ({ name, email, vacancy }) => [name, email, vacancy?.name_job ?? ''].join(' '),
    sortValueOf: ({ ordered_at }) => ordered_at,
  })
  return (
    <>
      {mayChange && <OrderLinkOfClient id={id} />}
      <DataTable
        caption={t('orders.title')}
        list={list}
        columns={[
          { key: 'vacancy', label: t('orders.job'), cell: (order: OrderView) => <Ordered order={order} /> },
          { key: 'by', label: t('orders.by'), cell: ({ name, email }) => <a href={`mailto:${email}`}>{name}</a> },
          { key: 'at', label: t('orders.at'), isNamed: true, cell: ({ ordered_at }) => <ShownDate at={ordered_at} /> },
        ]}
        nameOf={({ vacancy, name }) => vacancy?.name_job ?? name}
        empty={<EmptyState title={t('orders.none')} />}
      />
    </>
  )
}

function Ordered({ order: { vacancy } }: { order: OrderView }) {
  const t = useText()
  if (!vacancy) return t('orders.vacancy_gone')
  return (
    <LightLink to={vacancyScreens.editVacancy.to({ uuid: vacancy.uuid })}>
      <TextIn language={vacancy.language}>{vacancy.name_job}</TextIn>
    </LightLink>
  )
}

function OrderLinkOfClient({ id }: { id: string }) {
  const t = useText()
  const dates = useDates()
  const { data: known } = useOrderLink(id)
  const changes = useOrderLinkChanges(id)
  const making = useAction(changes.make)
  const withdrawing = useAction(changes.withdraw)
  const link = known ? making.answer?.data.link : undefined
  return (
    <div className={styles.link}>
      <p>{known ? t('orders.works_until', { day: dates.date(known.ends_at) }) : t('orders.no_link')}</p>
      {link && (
        <>
          <MessageBox tone="success">{t('orders.link_once')}</MessageBox>
          <LinkField label={t('orders.link')} link={link} />
        </>
      )}
      <div className={styles.actions}>
        {link && <CopyButton text={link} label={t('orders.copy')} />}
        <Button tone="quiet" size="small" busy={making.busy} onClick={() => void making.run()}>
          {t(known ? 'orders.renew' : 'orders.make')}
        </Button>
        {known && (
          <Button tone="quiet" size="small" busy={withdrawing.busy} onClick={() => void withdrawing.run()}>
            {t('orders.withdraw')}
          </Button>
        )}
      </div>
      <RefusalMessage refusal={making.refusal ?? withdrawing.refusal} />
    </div>
  )
}
