import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { emailAddress, optionalWholeNumber, recordId, requiredParagraph, requiredText } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'

const mostOpenings = 1000

/** What a contact of a client asks for (CLT-04). Staff complete the draft that it becomes. */
export const orderForm = z.object({
  title: requiredText('orders.error.title').pipe(z.string().min(limits.text.minimum, 'orders.error.title')),
  openings: optionalWholeNumber('orders.error.openings', mostOpenings).refine((given) => given !== null, 'orders.error.openings'),
  city: requiredText('orders.error.city'),
  description: requiredParagraph('orders.error.description'),
  name: requiredText('orders.error.name', limits.text.fullName),
  email: emailAddress('orders.error.email', 'orders.error.email'),
})
export type OrderFields = z.output<typeof orderForm>

const orderLink = z.object({ created_at: z.string(), ends_at: z.string() })
export type OrderLink = z.infer<typeof orderLink>

const order = z.object({
  uuid: z.string(),
  ordered_at: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null after the vacancy was deleted, and for a caller who does not see it. */
  vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }).nullable(),
})
export type OrderView = z.infer<typeof order>

const params = z.object({ id: recordId })
const mayView = { module: 'clients', item: 'view' } as const
const mayChange = { module: 'clients', item: 'change' } as const

export const getOrderLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/order-link/:id',
  summary: 'The link through which contacts of a client ask for vacancies; null without one that works',
  access: mayView,
  params,
  answer: recordOf(orderLink.nullable()),
})

export const makeOrderLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/clients/order-link/:id',
  summary: 'Makes the order link of a client, shown once; a former one opens nothing any more',
  access: mayChange,
  params,
  answer: changeOf(orderLink.extend({ link: z.string() })),
})

export const withdrawOrderLinkEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/clients/order-link/:id',
  summary: 'Withdraws the order link of a client',
  access: mayChange,
  params,
  answer: changeOf(z.object({ ended: z.boolean() })),
})

export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/orders/:id',
  summary: 'The latest orders of a client, newest first, each with its draft',
  access: mayView,
  params,
  answer: listOf(order),
})

const secret = z.string('errors.bad_request').max(limits.text.line, 'errors.bad_request')

export const openOrderLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/open',
  summary: 'The client of an order link; null for one that is unknown, withdrawn or over',
  access: 'anyone',
  body: z.object({ secret }),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
  answer: recordOf(z.object({ client: z.string().nullable() })),
})

export const orderVacancyEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Asks for a vacancy through an order link: it arrives as a draft. 410 for a link that opens nothing',
  access: 'anyone',
  body: orderForm.extend({ secret, language: languageSchema.default('es') }),
  limits: [
    { per: { field: 'secret' }, most: 20, seconds: 86_400 },
    { per: 'ip', most: 30, seconds: 3600 },
    { per: 'all', most: 600, seconds: 3600 },
  ],
  answer: changeOf(z.object({ title: z.string() })),
})
