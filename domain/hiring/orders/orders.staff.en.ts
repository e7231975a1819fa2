import type { Translation } from '../../kernel/messages.ts'
import type { es } from './orders.staff.es.ts'

export const en: Translation<typeof es> = {
  'orders.title': 'Requests from this client',
  'orders.hint': 'With a secret link its contacts ask you for jobs. Each request arrives as a draft.',
  'orders.make': 'Create link',
  'orders.renew': 'Replace link (the former one stops working)',
  'orders.withdraw': 'Withdraw link',
  'orders.link': 'Link to ask for jobs',
  'orders.link_once': 'Copy it now: we won’t show it again.',
  'orders.copy': 'Copy link',
  'orders.works_until': 'The link works until {{day}}.',
  'orders.no_link': 'There is no link that works.',
  'orders.made': 'The link is ready.',
  'orders.withdrawn': 'The link no longer works.',
  'orders.none': 'There are no requests yet',
  'orders.job': 'Job',
  'orders.by': 'Requested by',
  'orders.at': 'Date',
  'orders.vacancy_gone': 'No longer there',
  'notices.said.client_ordered': 'Request from a client: {{name}}',
  'audit.action.client.order_link_made': 'Created a client’s order link',
  'audit.action.client.order_link_withdrawn': 'Withdrew a client’s order link',
}
