import type { Translation } from '../kernel/messages.ts'
import type { es } from './attempts.candidate.es.ts'

export const en: Translation<typeof es> = {
  'attempts.error.agreement_required': 'To start, agree to what is noted during the test.',
  'attempts.error.answer_required': 'Answer the question before you go on.',
  'attempts.error.explanation_required': 'Write your explanation.',
  'attempts.error.no_attempts': 'You have used all your attempts at this test.',
  'attempts.error.dates_first': 'Before you take the test, say from when and until when you used this skill.',
  'attempts.error.no_questions': 'This test does not have enough questions in this language.',
  'attempts.error.finished': 'You have already finished this test.',
  'attempts.error.not_running': 'This test is not running. Open it again from your skills.',
  'attempts.error.not_asked': 'That is not the question you are on. Reload the page to go on where you were.',
  'attempts.error.answered': 'You have already answered this question; the first answer counts.',
  'attempts.error.unanswered': 'There are questions that you have not answered yet.',
  'attempts.error.other_window': 'The test is open in another window or on another device. You can go on with it here.',
  'attempts.error.explained': 'You have already sent your explanation.',
  'attempts.error.over': 'The time for this test is over and it takes no more answers. Your skills page says what comes next.',
}
