import type { Translation } from '../../kernel/messages.ts'
import type { es } from './own-data.candidate.es.ts'

export const en: Translation<typeof es> = {
  'account.own_data': 'Your data',
  'account.own_data_intro': 'Download everything we hold about you, documents included, as one zip file.',
  'account.download': 'Download my data',
  'account.downloaded': 'Your data has been downloaded: look in your downloads folder',
  'account.erase': 'Delete my account',
  'account.erase_hint':
    'When you confirm, you’ll be logged out everywhere and hiring teams will no longer see your name or contact details. After 30 days we erase your data, documents, skills and messages; only the number of your applications stays. Until then you can log in and keep your account.',
  'account.erase_role': 'You also leave your role in the team. If you come back, an administrator has to assign it to you again.',
  'account.erase_password': 'Your password',
  'account.erase_confirm': 'Delete my account',
  'account.erasure_begun': 'Your account is closed. If you change your mind, log in within the next 30 days.',
}
