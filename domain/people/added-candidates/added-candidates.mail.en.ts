import type { Translation } from '../../kernel/messages.ts'
import type { es } from './added-candidates.mail.es.ts'

export const en: Translation<typeof es> = {
  'consent_mail.subject': '{{site}} has your details: is that OK with you?',
  'consent_mail.title': 'You decide whether we keep your details',
  'consent_mail.message':
    'The recruitment team at {{site}} recorded your details so that it can consider you for its jobs. It has your name, the contact details it was given and, if it received one, your CV.\n\nFollow the link to see these details and decide with one click whether we keep them. If you say no, we erase everything at once.\n\nIf you do nothing, we’ll remind you twice at most, and we erase everything on {{date}}.',
  'consent_mail.reminder_subject': 'Reminder: {{site}} has your details. Should we keep them?',
  'consent_mail.reminder_message':
    'A few days ago we told you that {{site}} recorded your details so that it can consider you for its jobs. We don’t know yet whether that’s OK with you.\n\nFollow the link to see these details and decide with one click: we keep them or we erase them.\n\nIf you do nothing, we’ll remind you once more, and we erase everything on {{date}}.',
  'consent_mail.last_message':
    'We still don’t know whether it’s OK with you that {{site}} keeps your details to consider you for its jobs.\n\nFollow the link to see them and decide with one click: we keep them or we erase them.\n\nThis is the last reminder. If you do nothing, we erase everything on {{date}}.',
  'consent_mail.button': 'See my details and decide',
  'held_mail.subject': '{{site}} keeps your details',
  'held_mail.title': 'Where your details are',
  'held_mail.message':
    'You agreed that we may keep your details and consider you for our jobs. From today they are on the recruitment site of {{site}}, and we’ll write to you from there when there’s something for you.\n\nYou don’t have to do anything. Follow the link to see what we hold and, if you no longer agree, to have us erase it.',
  'held_mail.consented_on': 'You agreed on',
  'held_mail.manner': 'How',
  'held_mail.button': 'See my details or object',
}
