import type { Translation } from '../../kernel/messages.ts'
import type { es } from './shortlists.mail.es.ts'

export const en: Translation<typeof es> = {
  'shortlist_pdf.people_one': '{{count}} person',
  'shortlist_pdf.people_other': '{{count}} people',
  'shortlist_pdf.page_of': 'Page {{page}} of {{pages}}',
  'shortlist_mail.subject_one': '{{count}} profile for {{job}}',
  'shortlist_mail.subject_other': '{{count}} profiles for {{job}}',
  'shortlist_mail.title_one': '{{count}} profile for {{job}}',
  'shortlist_mail.title_other': '{{count}} profiles for {{job}}',
  'shortlist_mail.intro': 'At {{site}}, we chose these people for your opening.',
  'shortlist_mail.how': 'Open them on your phone or computer and answer with a tap. You don’t need an account.',
  'shortlist_mail.code': 'We’ll ask for the code you agreed on with us.',
  'shortlist_mail.sender': 'Sent by',
  'shortlist_mail.until': 'Available until',
  'shortlist_mail.button': 'See the profiles',
}
