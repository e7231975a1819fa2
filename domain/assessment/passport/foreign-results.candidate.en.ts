import type { Translation } from '../../kernel/messages.ts'
import type { es } from './foreign-results.candidate.es.ts'

export const en: Translation<typeof es> = {
  'foreign_results.title': 'Results from other companies',
  'foreign_results.text':
    'If you took a test at another company that uses this same system, you can show its result here. Share it on that site and paste the link, or choose the signed file. We check with that site that it’s authentic.',
  'foreign_results.seen':
    'The hiring team sees it separately, marked as a result from another company. It doesn’t replace this site’s tests, and you can remove it at any time.',
  'foreign_results.add': 'Check and add',
  'foreign_results.added': 'You added a result from another company',
  'foreign_results.foreign': 'From another company',
  'foreign_results.valid': 'Valid',
  'foreign_results.withdrawn': 'No longer valid',
  'foreign_results.expired': 'Expired',
  'foreign_results.withdrawn_text': 'The site that signed it no longer confirms it.',
  'foreign_results.issuer': 'Signed by',
  'foreign_results.site': 'Site',
  'foreign_results.checked': 'Last checked',
  'foreign_results.unanswered': 'When we asked again, that site didn’t answer.',
  'foreign_results.open': 'See it on {{site}}',
  'foreign_results.remove': 'Remove',
  'foreign_results.remove_named': 'Remove {{skill}} from {{issuer}}',
  'foreign_results.remove_question': 'The hiring team will no longer see the {{skill}} result signed by {{issuer}}.',
  'foreign_results.removed': 'You removed the result from another company',
  'foreign_results.error.own': 'This result is from this site: the hiring team already sees it.',
  'foreign_results.error.unreachable':
    'We couldn’t check it: the site that signed it didn’t answer or can’t be reached. Try again later.',
  'foreign_results.error.altered': 'We couldn’t verify it: it wasn’t signed by the site it names.',
  'foreign_results.error.withdrawn':
    'The site that signed it no longer confirms it. Go there, share your current result, and use the new link.',
  'foreign_results.error.expired': 'This result has expired.',
  'foreign_results.error.early': 'This result isn’t valid yet.',
  'foreign_results.error.other_person':
    'The result is under a different name. If it’s yours, correct the name in your profile, or share it without a name.',
  'foreign_results.error.full': 'You’ve reached the limit of results from other companies. Remove one to add another.',
}
