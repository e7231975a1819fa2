import type { Translation } from '../kernel/messages.ts'
import type { es } from './contact.es.ts'

export const en: Translation<typeof es> = {
  'contactus.page_title': 'Contact',
  'contactus.page_description': 'Write to us, call us or visit us: we answer soon.',
  'contactus.title': 'Let us talk',
  'contactus.intro': 'Tell us what you need and we answer by e-mail.',
  'contactus.company': 'Company',
  'contactus.address': 'Address',
  'contactus.company_email': 'E-mail',
  'contactus.company_phone': 'Phone',
  'contactus.map': 'Map of our office',
  'contactus.map_open': 'Open the map',
  'contactus.fullname': 'Full name',
  'contactus.email': 'E-mail',
  'contactus.phone': 'Phone',
  'contactus.message': 'Message',
  'contactus.send': 'Send message',
  'contactus.success': 'Your comment was sent. Thanks.',
  'contactus.write_again': 'Write another message',
  'contactus.emailSuccess': 'Email sent successfully',
  'contactus.emailNoValid': 'This email does not match any of our data, try another',
  'contactus.error.message_required': 'Enter your message',
}
