import type { Translation } from '../../kernel/messages.ts'
import type { es } from './attempts.staff.es.ts'

export const en: Translation<typeof es> = {
  'attempts.signal.left_and_pasted': 'Left the window and pasted text while answering {{count}} questions.',
  'attempts.signal.many_too_fast': 'Answered {{count}} questions faster than anyone could read them.',
  'attempts.signal.pasted_one': 'Pasted text into {{count}} answer.',
  'attempts.signal.pasted_other': 'Pasted text into {{count}} answers.',
  'attempts.signal.copied_questions': 'Copied {{count}} questions.',
  'attempts.signal.left_often': 'Left the window {{count}} times.',
  'attempts.signal.too_fast_one': 'Answered {{count}} question faster than anyone could read it.',
  'attempts.signal.too_fast_other': 'Answered {{count}} questions faster than anyone could read them.',
  'attempts.signal.several_devices': 'Switched devices {{count}} times.',
}
