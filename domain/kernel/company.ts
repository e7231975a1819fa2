import { z } from 'zod'
import { isColour, wholeColour } from './company-colours.ts'
import { optionalEmailAddress, optionalPhone, optionalText, optionalWebsite, requiredText } from './fields.ts'

export const contentLine = requiredText('site.error.text')
export const contentLink = z.strictObject({
  label: contentLine,
  url: optionalWebsite('site.error.url').pipe(z.string().min(1, 'site.error.url')),
})

/** Degrees, as a number or as the text of a field. */
const coordinate = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? Number(value.trim().replace(',', '.') || Number.NaN) : value),
    z.number('site.error.map').min(-most, 'site.error.map').max(most, 'site.error.map'),
  )
interface MapPosition {
  latitude: number
  longitude: number
}
type MapInput = { latitude: number | string; longitude: number | string } | null

/** Two empty fields mean that no position is set. */
function nothingIsNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { latitude, longitude } = value as Partial<MapInput & object>
  return latitude === '' && longitude === '' ? null : value
}

/** A logo of a smaller ratio of width to height stands beside the name of the company; a wider one stands for it (BRA-01). */
export const widestSquareLogo = 2

/** The company that runs the site. Headers, footers and e-mails name it (SPEC-59). Facts that are empty are not shown (SPEC-93). */
export const company = z.strictObject({
  name: contentLine,
  tagline: contentLine,
  description: contentLine,
  legal_name: optionalText(),
  tax_id: optionalText(),
  address: optionalText(),
  /** The position at which the map opens; without it the map searches for the address. */
  map: z.preprocess(
    nothingIsNull,
    z.strictObject({ latitude: coordinate(90), longitude: coordinate(180) }).nullable(),
  ) as z.ZodType<MapPosition | null, MapInput>,
  phone: optionalPhone('site.error.phone'),
  email: optionalEmailAddress('site.error.email'),
  /** Of e-mails and prints, as `#rrggbb`; empty for that of the product (MAIL-04). */
  colour: optionalText()
    .transform(wholeColour)
    .refine((text) => text === '' || isColour(text), 'site.error.colour'),
  links: z.array(contentLink).max(10),
})
export type Company = z.output<typeof company>
