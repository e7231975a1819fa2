import type { Translation } from '../../kernel/messages.ts'
import type { es } from './interviews.form.es.ts'

export const en: Translation<typeof es> = {
  'interviews.title': 'Answer your invitation',
  'interviews.intro': 'We’re inviting you to an interview for {{job}}.',
  'interviews.when': '{{when}} ({{place}} time)',
  'interviews.own_time': 'In your time: {{when}} ({{place}} time)',
  'interviews.with': 'With {{name}}',
  'interviews.place': 'Place: {{place}}',
  'interviews.meeting': 'Meeting link',
  'interviews.answer': 'Can you make it?',
  'interviews.answer.confirmed': 'Yes, I’ll be there',
  'interviews.answer.other_time': 'Not at that time: I’d like another',
  'interviews.answer.declined': 'No, I won’t attend',
  'interviews.note.other_time': 'When could you make it?',
  'interviews.note.declined': 'Would you like to tell us why?',
  'interviews.send': 'Send answer',
  'interviews.answered.confirmed': 'You confirmed that you’ll be there.',
  'interviews.answered.other_time': 'You asked for another time: {{note}}',
  'interviews.answered.declined': 'You told us that you won’t attend.',
  'interviews.may_change': 'You can change your answer until the interview begins.',
  'interviews.change': 'Change my answer',
  'interviews.change_back': 'Keep my answer',
  'interviews.decline_title': 'You won’t attend?',
  'interviews.decline_question':
    'The team will know that you won’t attend. If only the time doesn’t suit you, ask for another. You can change your answer until the interview begins.',
  'interviews.decline_confirm': 'Yes, I won’t attend',
  'interviews.decline_back': 'Go back',
  'interviews.success.confirmed': 'Done: you’ve confirmed the interview. See you there!',
  'interviews.success.other_time': 'Done: the team knows that you need another time and will write to you.',
  'interviews.success.declined': 'Done: the team knows that you won’t attend.',
  'interviews.my_applications': 'See my applications',
  'interviews.link_title': 'This invitation can no longer be answered',
  'interviews.error.answer': 'Choose an answer.',
  'interviews.error.note': 'Tell us when you could make it.',
  'interviews.error.link': 'This link isn’t valid. Open the one in your latest email, or go to your applications.',
  'interviews.error.changed':
    'The interview has changed. Answer the latest invitation: it’s in your email and in your applications.',
  'interviews.error.cancelled': 'This interview was canceled. Your applications show where things stand.',
  'interviews.error.often': 'You’ve changed your answer many times. You can change it again 24 hours after the first time.',
  'interviews.error.over':
    'This interview has already started, so the invitation has expired. Your applications show where things stand.',
}
