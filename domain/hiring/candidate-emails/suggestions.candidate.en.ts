import type { Translation } from '../../kernel/messages.ts'
import type { es } from './suggestions.candidate.es.ts'

export const en: Translation<typeof es> = {
  'suggestions.stop_title': 'Stop receiving jobs',
  'suggestions.stop_text': 'We’ll stop sending you jobs that might suit you. You’ll still get emails about your applications.',
  'suggestions.stop_button': 'Stop sending me jobs',
  'suggestions.stopped': 'Done: we won’t send you any more jobs.',
  'suggestions.already_stopped': 'We don’t send you jobs any more. You still get emails about your applications.',
  'suggestions.stop_undo': 'Get them again',
  'suggestions.resumed': 'You’ll get jobs that might suit you again.',
  'suggestions.error.link': 'This link doesn’t work. Copy all of it from the email.',
  'suggestions.wanted_hint': 'You always get emails about your applications.',
  'suggestions.no_contact_hint':
    'It’s noted that we shouldn’t contact you: you only get emails about your applications. If you choose “Yes”, we’ll write to you again.',
  'suggestions.wanted_yes': 'Yes',
  'suggestions.wanted_no': 'No',
}
