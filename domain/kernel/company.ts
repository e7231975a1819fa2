import { z } from 'zod'
import { emailAddress, optionalWebsite, phone, requiredText } from './fields.ts'

export const contentLine = requiredText('site.error.text')
export const contentLink = z.strictObject({
  label: contentLine,
  url: optionalWebsite('site.error.url').pipe(z.string().min(1, 'site.error.url')),
})

/** Who runs the site: stands in head, foot and e-mails of every page (decision 59). */
export const company = z.strictObject({
  name: contentLine,
  tagline: contentLine,
  description: contentLine,
  legal_name: contentLine,
  tax_id: contentLine,
  address: contentLine,
  /** Where the map opens; without it the address is searched for. */
  map: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
  phone: phone('site.error.text', 'site.error.phone'),
  email: emailAddress('site.error.text', 'site.error.email'),
  links: z.array(contentLink).max(10),
})
export type Company = z.output<typeof company>
