import type { Company } from '#domain/kernel/company.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Contents } from '#domain/kernel/site-contents.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyEs } from './privacy-es.ts'

/** The privacy policy that comes with the product, with the company's facts (PUB-05). */
export function shippedPolicy(
  language: Language,
  { name, legal_name, tax_id, address, email, phone }: Company,
): Contents['privacy'] {
  const given = (...facts: readonly string[]) => facts.filter((fact) => fact !== '')
  const controller = { name: legal_name || name, identity: given(tax_id, address), contact: given(email, phone).join(', ') }
  return language === 'es' ? privacyEs(controller) : privacyEn(controller)
}
