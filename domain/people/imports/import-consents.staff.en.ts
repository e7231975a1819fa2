import type { Translation } from '../../kernel/messages.ts'
import type { es } from './import-consents.staff.es.ts'

/** Texts for staff about the consents of an import. */
export const en: Translation<typeof es> = {
  'imports.field.consented_on': 'Day of consent',
  'imports.field.do_not_contact': 'Do not contact',
  'imports.no_contact': 'People who are not written to',
  'imports.no_contact_hint_one':
    '{{count}} person is marked “Do not contact”: they only get emails about applications they make themselves.',
  'imports.no_contact_hint_other':
    '{{count}} people are marked “Do not contact”: they only get emails about applications they make themselves.',
  'imports.no_contact_already_one': '{{count}} person already has that mark and keeps it.',
  'imports.no_contact_already_other': '{{count}} people already have that mark and keep it.',
  'imports.no_contact_marked': 'Nothing: they already have the mark “Do not contact”',
  'imports.no_contact_more': 'You see {{count}} of {{total}}.',
  'imports.no_contact_words': 'What the file says',
  'imports.field.consent_how': 'How they gave consent',
  'imports.ask': 'When the emails leave',
  'imports.ask_hint':
    'People who have to be asked get the request, with two reminders; people who come with their consent get a notice. None leaves while the import can be undone; then they leave bit by bit, at the rate of the settings.',
  'imports.to_ask_one': '{{count}} person is asked for consent by email.',
  'imports.to_ask_other': '{{count}} people are asked for consent by email.',
  'imports.to_ask_kept':
    'People are asked for consent by email, but this site has no mail server: the emails are saved and reach no one.',
  'imports.without_email_one':
    '{{count}} person has no email address: on their profile you can make the link by which they give consent, and share it.',
  'imports.without_email_other':
    '{{count}} people have no email address: on each one’s profile you can make the link by which they give consent, and share it.',
  'imports.term_hint':
    'They have the term of the settings from the import on. Everything about people who don’t answer is erased.',
  'imports.ask.later': 'Not yet; I’ll decide later on this page',
  'imports.ask.after_undo': 'Once the time to undo is over, in an hour',
  'imports.ask.on_day': 'On a day you choose',
  'imports.ask_on': 'Day on which they begin to leave',
  'imports.mails_from': 'The emails begin to leave:',
  'imports.mails': 'Emails sent: {{left}}. Waiting: {{waiting}}.',
  'imports.mails_kept': 'This site has no mail server: they are saved and reach no one. Saved: {{left}}. Waiting: {{waiting}}.',
  'imports.error.ask_on': 'Choose the day on which the emails leave.',
  'imports.consent_way': 'Consent of new people',
  'imports.consent_way.ask': 'Ask everyone for it',
  'imports.consent_way.held': 'The company already holds it',
  'imports.consented_on': 'Day they gave consent',
  'imports.consent_how': 'How they gave consent',
  'imports.consent_how_help': 'For example, “Job fair form”. It counts for rows that do not say it, and the person can read it.',
  'imports.consent_declared':
    'I declare that the company holds these consents and can show them. Everyone with an email address is told once where their details are and how to object.',
  'imports.consents': 'Consent of each person',
  'imports.consents_held_one': '{{count}} person comes with their consent.',
  'imports.consents_held_other': '{{count}} people come with their consent.',
  'imports.consents_refused_one':
    '{{count}} person wants no emails, as the file says or as they asked before: the declaration does not cover them, and nothing is sent.',
  'imports.consents_refused_other':
    '{{count}} people want no emails, as the file says or as they asked before: the declaration does not cover them, and nothing is sent.',
  'imports.consents_more': 'There are {{total}} people; these are the first {{count}}.',
  'imports.consent_outcome.held': 'Comes with it',
  'imports.consent_outcome.asked': 'Is asked',
  'imports.consent_outcome.refused': 'Wants no emails',
  'imports.refused_before': 'They asked before: the declaration does not cover them, and nothing is sent.',
  'imports.consent_given': '{{date}}. {{how}}',
  'imports.why_not.consents': 'First declare that the company holds the consents.',
  'imports.asked_kept': 'The emails that ask for consent were saved but won’t arrive: this site has no mail server.',
  'imports.not_asked': 'The emails of this import wait until you say so. Anyone who does not consent within the term is erased.',
  'imports.ask_them': 'Send the emails',
  'imports.asked': 'The emails leave once the time to undo is over',
  'imports.consent': 'Consent',
  'imports.consent.given': 'Given',
  'imports.consent.waiting': 'Waiting',
  'imports.error.consent_day': 'This is not a full date that exists: the person is asked for consent.',
  'imports.error.consent_future': 'This day is in the future: the person is asked for consent.',
  'imports.error.consent_no_day': 'It does not say on which day they gave it: the person is asked for consent.',
  'imports.error.consent_no_how': 'It does not say how they gave it: the person is asked for consent.',
  'imports.field.consent_answer': 'Did they consent? (yes or no)',
  'imports.columns_consent':
    'Consent has three fields: the answer (yes or no), the day, and how it was given. Anyone who says no is left out, whatever the date says. If the answer is unclear, the person is asked.',
  'imports.outcome.declined': 'Said no',
  'imports.count.declined_one': '{{count}} said no',
  'imports.count.declined_other': '{{count}} said no',
  'imports.consent_written': 'What the file says',
  'imports.consent_outcome.declined': 'Said no',
  'imports.consents_asked_one': '{{count}} person has to be asked.',
  'imports.consents_asked_other': '{{count}} people have to be asked.',
  'imports.consents_declined_one': '{{count}} person said no and does not come in. The list says what happens.',
  'imports.consents_declined_other': '{{count}} people said no and do not come in. The list says what happens to each.',
  'imports.run_declined': 'Record who said no',
  'imports.declined': 'People who said no',
  'imports.declined_hint': 'They were not imported. Their names leave this list after 30 days.',
  'imports.declined_more': 'These are the first {{count}}. Download the result to see them all.',
  'imports.declined.left_out': 'Left out; we remember the address so as not to ask again.',
  'imports.declined.no_address':
    'Left out. Without an email address we cannot remember that they said no: if they come in another file, that file has to say so too.',
  'imports.declined.not_asked': 'Already here and has not answered: not asked again, and erased when the term ends.',
  'imports.declined.withdrawn':
    'Already here with a consent that the company declared: it is withdrawn, nothing is sent, and the person is erased in 30 days unless there is a new one.',
  'imports.declined.contradicted':
    'Already here with a consent of their own, or a newer one: nothing changes. Check with the person what they want.',
  'imports.declined.colleague': 'A member of the team: nothing changes.',
  'imports.error.consent_unknown': 'The answer says neither yes nor no: the person is asked for consent.',
  'imports.error.consent_unanswered': 'There is a day or a manner, but no answer: the person is asked for consent.',
  'imports.field.mail_permission': 'Email subscription or permission',
  'imports.error.consent_unconfirmed':
    'A column says no, or that they never confirmed: the declaration does not cover them, and they are asked for consent.',
  'imports.error.consent_barred':
    'The file says that they want no emails: the declaration does not cover them, and nothing is sent.',
  'imports.error.declined_elsewhere': 'Another line of the same person says no.',
}
