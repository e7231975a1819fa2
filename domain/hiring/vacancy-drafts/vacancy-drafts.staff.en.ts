import type { Translation } from '../../kernel/messages.ts'
import type { es } from './vacancy-drafts.staff.es.ts'

export const en: Translation<typeof es> = {
  'vacancy_drafts.title_one': 'You have {{count}} draft',
  'vacancy_drafts.title_other': 'You have {{count}} drafts',
  'vacancy_drafts.save': 'Save draft',
  'vacancy_drafts.saved': 'The draft “{{name}}” is saved. Only you can see it.',
  'vacancy_drafts.changed': 'Changed on',
  'vacancy_drafts.delete': 'Delete the draft “{{name}}”',
  'vacancy_drafts.delete_title': 'Delete the draft',
  'vacancy_drafts.delete_text': 'What you wrote for “{{name}}” will be lost.',
  'vacancy_drafts.error.full': 'You already have the maximum number of drafts. Publish or delete one first.',
  'vacancy_drafts.stale': 'This draft was changed in another window. What you wrote here is still on this page.',
}
