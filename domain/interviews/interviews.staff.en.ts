import type { Translation } from '../kernel/messages.ts'
import type { es } from './interviews.staff.es.ts'

export const en: Translation<typeof es> = {
  'interviews.card.invited': 'Interview {{when}}: no answer yet',
  'interviews.card.confirmed': 'Interview {{when}}: confirmed',
  'interviews.card.declined': 'Interview {{when}}: won’t attend',
  'interviews.card.other_time': 'Interview {{when}}: asks for another time',
  'interviews.card.said': '“{{note}}”',
  'interviews.cancel': 'Cancel the interview',
  'interviews.cancel_named': 'Cancel {{name}}’s interview',
  'interviews.cancel_question':
    'We’ll write to {{name}} that the interview of {{when}} is cancelled, and it will leave their calendar. The card stays at this stage.',
  'interviews.cancel_confirm': 'Yes, cancel the interview',
  'interviews.cancel_back': 'Leave it as it is',
  'interviews.cancelled': 'The interview was cancelled',
  'interviews.none': 'There is no interview to come at this stage.',
  'interviews.waiting.title': 'Interviews to agree on',
  'interviews.waiting.description':
    'Who asked for another time or won’t attend. They leave this list when you send another invitation, cancel the interview or tell them of another stage.',
  'interviews.waiting.person': 'Person',
  'interviews.waiting.vacancy': 'Job',
  'interviews.waiting.interview': 'Interview',
  'interviews.waiting.when': '{{when}} ({{place}} time)',
  'interviews.waiting.answer': 'Answer',
  'interviews.waiting.answered': 'Answered',
  'interviews.waiting.empty': 'No one is waiting for another time',
  'interviews.waiting.confirmed': 'Attends',
  'interviews.waiting.declined': 'Won’t attend',
  'interviews.waiting.other_time': 'Asks for another time',
}
