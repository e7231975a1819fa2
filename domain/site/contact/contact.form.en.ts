import type { Translation } from '../../kernel/messages.ts'
import type { es } from './contact.form.es.ts'

export const en: Translation<typeof es> = {
  'contactus.page_title': 'Contact us',
  'contactus.page_description': 'Write to us, call us or drop by: we’ll get back to you soon.',
  'contactus.title': 'Let’s talk',
  'contactus.intro': 'Tell us what you need and we’ll reply by email.',
  'contactus.company': 'Company',
  'contactus.address': 'Address',
  'contactus.company_email': 'Email',
  'contactus.company_phone': 'Phone',
  'contactus.map_open': 'Open the address in a map',
  'contactus.fullname': 'Full name',
  'contactus.email': 'Email',
  'contactus.phone': 'Phone',
  'contactus.message': 'Message',
  'contactus.send': 'Send message',
  'contactus.success': 'Your comment was sent. Thanks.',
  'contactus.write_again': 'Send another message',
  'contactus.emailSuccess': 'Email sent successfully',
  'contactus.emailNoValid': 'This email does not match any of our data, try another.',
  'contactus.error.message_required': 'Enter your message.',
}
