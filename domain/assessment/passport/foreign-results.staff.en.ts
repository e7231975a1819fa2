import type { Translation } from '../../kernel/messages.ts'
import type { es } from './foreign-results.staff.es.ts'

export const en: Translation<typeof es> = {
  'foreign_results.evidence_text':
    'The candidate shows them. They do not count in the results, filters or comparisons of this site. We checked that the named site signed them; who is behind that site is for you to judge.',
  'foreign_results.holder.unnamed': 'Shown by the candidate; the issuer does not say to whom it belongs.',
  'foreign_results.holder.same': 'It is in the name of {{name}}, as the profile.',
  'foreign_results.holder.other': 'It is in the name of {{name}}, and the profile has another name.',
  'foreign_results.shown_by_others': 'Another person of this site shows the same result.',
  'audit.action.user.foreign_result_added': 'Added a result from another company to their profile',
  'audit.action.user.foreign_result_removed': 'Removed a result from another company from their profile',
}
