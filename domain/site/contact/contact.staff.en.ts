import type { Translation } from '../../kernel/messages.ts'
import type { es } from './contact.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.messages': 'Messages',
  'menu.unread_one': '{{count}} unread message',
  'menu.unread_other': '{{count}} unread messages',
  'contactus.admin_title': 'Messages',
  'contactus.admin_description': 'What people write from the contact page.',
  'contactus.admin_empty': 'No messages yet',
  'contactus.admin_empty_hint': 'Messages sent from the contact page will appear here.',
  'contactus.column.fullname': 'Name',
  'contactus.column.email': 'Email',
  'contactus.column.phone': 'Phone',
  'contactus.column.message': 'Message',
  'contactus.column.status': 'Status',
  'contactus.column.created_at': 'Received',
  'contactus.filter': 'Show',
  'contactus.filter_all': 'All messages',
  'contactus.filter_unread': 'Unread only',
  'contactus.status.R': 'Read',
  'contactus.status.U': 'Unread',
  'contactus.read_whole': 'Read more',
  'contactus.mark_read': 'Mark as read',
  'contactus.mark_read_of': 'Mark as read: {{name}}’s message',
  'contactus.marked_read': '{{name}}’s message was marked as read',
  'audit.action.contact_message.read': 'Marked a message as read',
  'exports.list.contactMessages': 'contact messages',
}
