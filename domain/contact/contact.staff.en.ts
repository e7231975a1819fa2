import type { Translation } from '../kernel/messages.ts'
import type { es } from './contact.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.messages': 'Messages',
  'menu.unread_none': 'No unread messages',
  'menu.unread_one': '{{count}} unread message',
  'menu.unread_other': '{{count}} unread messages',
  'contactus.admin_title': 'Messages',
  'contactus.admin_description': 'What people write from the contact page.',
  'contactus.admin_empty': 'There are no messages yet',
  'contactus.admin_empty_hint': 'When somebody writes from the contact page, you see it here.',
  'contactus.column.fullname': 'Name',
  'contactus.column.email': 'E-mail',
  'contactus.column.phone': 'Phone',
  'contactus.column.message': 'Message',
  'contactus.column.status': 'Status',
  'contactus.column.created_at': 'Received',
  'contactus.status.R': 'Read',
  'contactus.status.U': 'Unread',
  'contactus.read_whole': 'Read it all',
  'contactus.mark_read': 'Mark as read',
  'contactus.mark_read_of': 'Mark as read: the message of {{name}}',
  'contactus.marked_read': 'The message of {{name}} is marked as read',
}
