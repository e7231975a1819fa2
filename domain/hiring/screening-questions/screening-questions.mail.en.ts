import type { Translation } from '../../kernel/messages.ts'
import type { es } from './screening-questions.mail.es.ts'

export const en: Translation<typeof es> = {
  'screening_mail.subject': 'You have questions to answer: {{job}}',
  'screening_mail.title': 'Your answers are missing',
  'screening_mail.intro':
    'Your application for {{job}} has questions to answer. It takes a few minutes and helps us decide better.',
  'screening_mail.how': 'Log in to your account and answer them. You don’t have to apply again.',
  'screening_mail.button': 'Answer',
}
