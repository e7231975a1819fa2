import type { Translation } from '../../kernel/messages.ts'
import type { es } from './language-links.staff.es.ts'

export const en: Translation<typeof es> = {
  'language_links.title': 'Can results in the two languages be compared?',
  'language_links.unmeasurable':
    'This cannot be measured from these answers. If people get fewer answers right in one language, its questions may be harder, or the people who answered them may know less, and the answers look the same in both cases. Pairing the questions doesn’t settle it. Nothing is adjusted for language.',
  'language_links.void': 'Table {{number}}, void',
  'language_links.void_hint':
    'It assumed that paired questions are equally hard, which couldn’t be checked. The results it adjusted now count unadjusted.',
  'language_links.results_one': 'It had adjusted {{count}} result.',
  'language_links.results_other': 'It had adjusted {{count}} results.',
  'language_links.signed_by': 'Signed by {{name}}:',
  'audit.action.bank.link_signed': 'Signed the table between languages of a bank',
  'audit.action.bank.link_withdrawn': 'Withdrew the table between languages of a bank',
}
