import type { Company } from '#domain/kernel/company.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import type { Platform } from '../platform/platform.ts'
import { siteContentCache } from '../platform/site-content.ts'
import { shippedPolicy } from '../site/content/views/shipped-policy.ts'
import { firstContents } from './site-content.ts'

const facts = {
  legal_name: 'Cantera Talento S.A.S.',
  address: 'Calle de Ejemplo 10-20, Bogotá, Colombia',
  phone: '+57 601 000 0000',
  email: 'hola@cantera.example',
}

/** The demo's company. Other sites begin without its facts, because an example would be published as true (SPEC-93). */
export const demoCompany: Record<Language, Company> = {
  es: { ...firstContents.es.company, ...facts, tax_id: 'NIT 900.000.000-0' },
  en: { ...firstContents.en.company, ...facts, tax_id: 'Tax ID (NIT) 900.000.000-0' },
}

/** Puts the demo's company, and the policy that names it, into the first version, which is an example until staff write another. */
export async function fillCompany({ db, live }: Pick<Platform, 'db' | 'live'>): Promise<void> {
  for (const language of languages) {
    const company = demoCompany[language]
    for (const [part, content] of [['company', company] as const, ['privacy', shippedPolicy(language, company)] as const])
      await db
        .updateTable('site_content')
        .set({ content: JSON.stringify(content) })
        .where('part', '=', part)
        .where('language', '=', language)
        .where('version', '=', 1)
        .execute()
  }
  siteContentCache.invalidate(live)
}
