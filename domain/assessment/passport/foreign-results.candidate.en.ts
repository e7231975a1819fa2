import type { Translation } from '../../kernel/messages.ts'
import type { es } from './foreign-results.candidate.es.ts'

export const en: Translation<typeof es> = {
  'foreign_results.title': 'Results from other companies',
  'foreign_results.text':
    'If you took a test at another company that uses this same system, you can show its result here. Share it on that site and paste its address, or choose the signed file. We ask that site whether it is authentic.',
  'foreign_results.seen':
    'The hiring team sees it apart, marked as a result from another company. It does not replace the tests of this site, and you can remove it at any time.',
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
  'foreign_results.unanswered': 'When we asked again, that site did not answer.',
  'foreign_results.open': 'See it on {{site}}',
  'foreign_results.remove': 'Remove',
  'foreign_results.remove_named': 'Remove {{skill}} from {{issuer}}',
  'foreign_results.remove_question': 'The hiring team will no longer see your result in {{skill}} that {{issuer}} signed.',
  'foreign_results.removed': 'You removed the result from another company',
  'foreign_results.error.own': 'This result is from this very site: the hiring team already sees it.',
  'foreign_results.error.unreachable':
    'We couldn’t check it: the site that signed it did not answer or cannot be asked. Try again later.',
  'foreign_results.error.altered': 'It is not authentic: the site that it names did not sign it like this.',
  'foreign_results.error.withdrawn':
    'The site that signed it no longer confirms it. Go there, share your current result, and use the new address.',
  'foreign_results.error.expired': 'This result has expired.',
  'foreign_results.error.early': 'The date from which this result counts is still to come.',
  'foreign_results.error.other_person':
    'The result names a person with another name. If it is yours, correct your name in your profile, or share it without a name.',
  'foreign_results.error.full': 'You have reached the limit of results from other companies. Remove one to add another.',
}
