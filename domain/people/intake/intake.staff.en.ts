import type { Translation } from '../../kernel/messages.ts'
import type { es } from './intake.staff.es.ts'

export const en: Translation<typeof es> = {
  'intake.add': 'Add candidate',
  'intake.add_title': 'Add candidate',
  'intake.add_intro':
    'We ask for their consent before sending them anything else. Until they give it, only you, the vacancy’s team and administrators see them. Without an answer in 30 days, we erase everything.',
  'intake.email': 'Email (optional)',
  'intake.email_help': 'They get a single email, with the link to give consent. Without an address, you share the link yourself.',
  'intake.phone': 'Phone',
  'intake.city': 'City',
  'intake.language': 'Language',
  'intake.language_help': 'We write to them in this language.',
  'intake.source_note': 'Where the details come from',
  'intake.source_note_help': 'For example, “Referred by Ana Torres” or “Job fair”. The person can read it.',
  'intake.cv': 'CV (optional)',
  'intake.where': 'Where they go',
  'intake.pool': 'Only into the pool of candidates',
  'intake.into': 'Vacancy (optional)',
  'intake.save': 'Add',
  'intake.done_asked': 'You added {{name}}',
  'intake.asked': 'We sent {{email}} the link to give consent. They have until {{date}}.',
  'intake.kept':
    'Their email with the link won’t arrive: this site has no mail server. Share a link yourself from their profile.',
  'intake.not_asked': 'We sent no email. Share this link by phone or WhatsApp: they give their consent with it, until {{date}}.',
  'intake.link': 'Link for consent',
  'intake.link_once': 'You see it only now. On their profile you can make another one, which replaces it.',
  'intake.copy': 'Copy the link',
  'intake.copied': 'Link copied',
  'intake.another': 'Add another person',
  'intake.open_profile': 'See their profile',
  'intake.open_board': 'See the board',
  'intake.make_link': 'Make a link to share',
  'intake.make_link_again': 'Make another link',
  'intake.without_consent': 'No consent yet, until {{date}}',
  'intake.without_consent_title': 'They haven’t given consent',
  'intake.without_consent_text':
    'Nothing is sent to them and they can’t take tests until they do. Without an answer, their data is erased on {{date}}.',
  'intake.added_by': 'Added by {{name}}',
  'intake.error.taken': 'There’s already a person with this email.',
  'intake.error.taken_link': 'See that person',
}
