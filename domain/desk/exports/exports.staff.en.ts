import type { Translation } from '../../kernel/messages.ts'
import type { es } from './exports.staff.es.ts'

export const en: Translation<typeof es> = {
  'exports.open': 'Export',
  'exports.xlsx': 'Excel (.xlsx)',
  'exports.csv': 'Separated text (.csv)',
  'exports.busy': 'Preparing the file…',
  'exports.list.users': 'users',
  'exports.list.deletedUsers': 'deleted users',
  'exports.list.vacancies': 'vacancies',
  'exports.list.applicants': 'applicants',
  'exports.list.results': 'results',
  'exports.list.clients': 'clients',
  'exports.list.currencies': 'currencies',
  'exports.list.templates': 'templates',
  'exports.list.skills': 'skills',
  'exports.list.questions': 'questions',
  'exports.list.audit': 'audit',
  'exports.list.contactMessages': 'contact messages',
  'exports.list.roles': 'roles',
  'exports.phone': 'Mobile phone',
  'exports.skills': 'Skills',
  'exports.yes': 'Yes',
  'exports.no': 'No',
  'exports.limited': 'Own vacancies only',
  'exports.confirmed': 'Confirmed email',
}
