import type { Translation } from '../../kernel/messages.ts'
import type { es } from './interviews.staff.es.ts'

export const en: Translation<typeof es> = {
  'interviews.card.invited': 'Interview {{when}}: no answer yet',
  'interviews.card.confirmed': 'Interview {{when}}: confirmed',
  'interviews.card.declined': 'Interview {{when}}: won’t attend',
  'interviews.card.other_time': 'Interview {{when}}: asks for another time',
  'interviews.brief.invited': '{{when}} · no answer',
  'interviews.brief.confirmed': '{{when}} · confirmed',
  'interviews.brief.declined': '{{when}} · not coming',
  'interviews.brief.other_time': '{{when}} · asks for another time',
  'interviews.card.said': '“{{note}}”',
  'interviews.cancel': 'Cancel the interview',
  'interviews.cancel_question':
    'We’ll tell {{name}} that the interview on {{when}} is canceled and remove it from their calendar. The card stays at this stage.',
  'interviews.cancel_reason': 'Reason, if you want to give one (they’ll read it)',
  'interviews.cancel_confirm': 'Yes, cancel the interview',
  'interviews.cancel_back': 'Leave it as it is',
  'interviews.cancelled': 'The interview was canceled',
  'interviews.none': 'There’s no upcoming interview at this stage.',
  'audit.action.application.interview_cancelled': 'Canceled an interview',
}
