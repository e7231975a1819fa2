import type { Translation } from '../../kernel/messages.ts'
import type { es } from './foreign-results.staff.es.ts'

export const en: Translation<typeof es> = {
  'foreign_results.evidence_text':
    'The candidate shows them. They don’t count in this site’s results, filters or comparisons. We checked that the named site signed them; it’s up to you to judge who is behind that site.',
  'foreign_results.holder.unnamed': 'The candidate shows it; it doesn’t say whose it is.',
  'foreign_results.holder.same': 'It’s under {{name}}, like the profile.',
  'foreign_results.holder.other': 'It’s under {{name}}, a different name from the profile.',
  'foreign_results.shown_by_others': 'Someone else on this site shows the same result.',
  'audit.action.user.foreign_result_added': 'Added a result from another company to their profile',
  'audit.action.user.foreign_result_removed': 'Removed a result from another company from their profile',
}
