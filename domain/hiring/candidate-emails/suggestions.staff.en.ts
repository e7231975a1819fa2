import type { Translation } from '../../kernel/messages.ts'
import type { es } from './suggestions.staff.es.ts'

export const en: Translation<typeof es> = {
  'suggestions.open': 'Suggest a job',
  'suggestions.title_one': 'Suggest a job to {{count}} person',
  'suggestions.title_other': 'Suggest a job to {{count}} people',
  'suggestions.reach_one': 'We’ll email {{count}} person in their language.',
  'suggestions.reach_other': 'We’ll email {{count}} people, each in their language.',
  'suggestions.nobody': 'We can’t email anyone in this selection.',
  'suggestions.sample_one': 'Email in {{language}}, for {{count}} person',
  'suggestions.sample_other': 'Email in {{language}}, for {{count}} people',
  'suggestions.language.es': 'Spanish',
  'suggestions.language.en': 'English',
  'suggestions.left_out_one': '{{count}} person gets no email:',
  'suggestions.left_out_other': '{{count}} people get no email:',
  'suggestions.reason.staff': 'is on the team',
  'suggestions.reason.there': 'is already on this job’s board',
  'suggestions.reason.no_address': 'has no email address',
  'suggestions.reason.no_consent': 'hasn’t agreed yet to our keeping their data',
  'suggestions.reason.unwanted': 'doesn’t want job suggestions',
  'suggestions.reason.unconfirmed': 'hasn’t confirmed their email address',
  'suggestions.send_one': 'Send {{count}} email',
  'suggestions.send_other': 'Send {{count}} emails',
  'suggestions.sent_one': 'We sent the job to {{count}} person',
  'suggestions.sent_other': 'We sent the job to {{count}} people',
  'suggestions.kept_one': 'We kept {{count}} email, but it won’t be delivered: the site has no mail server.',
  'suggestions.kept_other': 'We kept {{count}} emails, but they won’t be delivered: the site has no mail server.',
}
