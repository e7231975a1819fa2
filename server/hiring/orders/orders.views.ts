import type { OrderLink, OrderView } from '#domain/hiring/orders/orders.contract.ts'
import type { OrderLinkRow, OrderRow } from './orders.reads.ts'

export const presentLink = ({ created_at, ends_at }: Omit<OrderLinkRow, 'id'>): OrderLink => ({
  created_at: created_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

export const presentOrder = ({ uuid, name, email, ordered_at, vacancy_uuid, title, language }: OrderRow): OrderView => ({
  ...{ uuid, name, email, ordered_at: ordered_at.toISOString() },
  vacancy: vacancy_uuid && title && language ? { uuid: vacancy_uuid, name_job: title, language } : null,
})
