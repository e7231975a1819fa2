import type { Translation } from '../../kernel/messages.ts'
import type { es } from './intake.staff.es.ts'

export const en: Translation<typeof es> = {
  'intake.add': 'Add candidate',
  'intake.add_title': 'Add candidate',
  'intake.add_intro':
    'If you don’t have their consent yet, we ask for it before sending them anything else, and remind them twice. Without an answer in time, we erase everything.',
  'intake.email': 'Email',
  'intake.email_help': 'The link to give consent goes there. Without an address, you share the link yourself.',
  'intake.phone': 'Phone',
  'intake.city': 'City',
  'intake.language': 'Language',
  'intake.language_help': 'We write to them in this language.',
  'intake.source_note': 'Where the details come from',
  'intake.source_note_help': 'For example, “Referred by Ana Torres” or “Job fair”. The person can read it.',
  'intake.cv': 'CV',
  'intake.pool': 'Only into the pool of candidates',
  'intake.into': 'Job (optional)',
  'intake.consent_way': 'Consent',
  'intake.consent_way.ask': 'Ask for it',
  'intake.consent_way.held': 'We already have it',
  'intake.consented_on': 'Day they gave it',
  'intake.consent_how': 'How they gave it',
  'intake.consent_how_help': 'For example, “Job fair form” or “Email of March 2”. The person can read it.',
  'intake.consent_declared':
    'I declare that the company holds this consent and can show it. We tell the person where their details are and how to object.',
  'intake.save': 'Add',
  'intake.done_asked': 'You added {{name}}',
  'intake.asked': 'We sent {{email}} the link to give consent. They have until {{date}}.',
  'intake.asked_kept':
    'The email to {{email}} with the link to give consent was saved but won’t arrive: this site has no mail server. Make a link on their profile and share it before {{date}}.',
  'intake.consented':
    'Their consent is recorded: you can write to them now. We emailed them where their details are and how to object.',
  'intake.consented_unreached':
    'Their consent is recorded. Without an email we can’t tell them where their details are: tell them yourself.',
  'intake.refused_before':
    'This person asked us before to erase their details and not to write again, so we sent nothing. If they changed their mind, share this link: they give their consent with it, until {{date}}.',
  'intake.not_asked': 'We sent no email. Share this link by phone or WhatsApp: they give their consent with it, until {{date}}.',
  'intake.link': 'Link for consent',
  'intake.link_once': 'You see it only now. On their profile you can make another one, which replaces it.',
  'intake.copy': 'Copy the link',
  'intake.copied': 'Link copied',
  'intake.another': 'Add another person',
  'intake.open_profile': 'See their profile',
  'intake.open_board': 'See the board',
  'intake.make_link': 'Make a link to share',
  'intake.no_consent_days_one': 'No consent yet · {{count}}\u00a0day',
  'intake.no_consent_days_other': 'No consent yet · {{count}}\u00a0days',
  'intake.no_consent_today': 'No consent yet · last day',
  'intake.no_email': 'No email',
  'intake.without_consent': 'Their data is erased on {{date}} unless they give consent',
  'intake.without_consent_title': 'They haven’t given consent',
  'intake.without_consent_text':
    'You can tag them, write notes and put them into jobs. Until they give consent, only the request is sent to them, and they can’t take tests. Without an answer, their data is erased on {{date}}.',
  'intake.added_by_whom': 'Added by',
  'intake.error.consented_on': 'Enter the day. It can’t be in the future.',
  'intake.error.consent_how': 'Enter how they gave it.',
  'intake.error.consent_declared': 'Tick this box to declare it.',
  'intake.error.refused_since': 'This person asked later that we erase their details. A more recent consent is needed.',
  'intake.error.taken': 'There’s already a person with this email.',
  'intake.error.taken_link': 'See that person',
}
