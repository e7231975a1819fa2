import { type SchemeColours, siteColours } from '#domain/kernel/company-colours.ts'

/** Workplaces of staff keep the colours of the product. */
const companyPages = "body:not([data-frame='workplace'])"

/**
 * The style sheet with the company's colour, for public and candidate pages; empty without one (BRA-01). It writes both schemes apart, because
 * browsers without `light-dark()` are served. Without scripts nothing names the scheme, so the system's counts.
 */
export function companyStyle(colour: string): string {
  if (!colour) return ''
  const { light, dark } = siteColours(colour)
  return [
    `${companyPages}{${declared(light)}}`,
    `[data-color-scheme='dark'] ${companyPages}{${declared(dark)}}`,
    `@media (prefers-color-scheme:dark){html:not([data-color-scheme]) ${companyPages}{${declared(dark)}}}`,
  ].join('')
}

const declared = ({ brand, strong, soft, ink, onBrand, edge }: SchemeColours): string =>
  `--brand:${brand};--brand-strong:${strong};--brand-soft:${soft};--brand-ink:${ink};--on-brand:${onBrand};--brand-edge:${edge}`
