import type { Translation } from '../kernel/messages.ts'
import type { es } from './banks.staff.es.ts'

export const en: Translation<typeof es> = {
  'banks.title': 'Question bank',
  'banks.back': 'Back to questions',

  'banks.counts': '{{questions}} questions, {{ready}} ready',
  'banks.language.es': 'Spanish',
  'banks.language.en': 'English',

  'banks.health': 'Health of the questions',
  'banks.health_description': 'What the last 500 answers to each question say. Those worth a look come first.',
  'banks.health_empty': 'There are no questions in this language yet',
  'banks.health_more': 'The first {{count}} questions are shown.',
  'banks.question': 'Question',
  'banks.asked': 'Answers',
  'banks.share': 'Right',
  'banks.share_value': '{{share}} %',
  'banks.discrimination': 'Discrimination',
  'banks.discrimination_hint':
    'From −1 to 1: how well the points for this question go with those for the others. Below 0, people who know more fail it more.',
  'banks.median': 'Median time',
  'banks.seconds': '{{seconds}} s',
  'banks.none': '—',
  'banks.mark.too_easy': 'Nearly everybody gets it right: it hardly tells who knows the subject.',
  'banks.mark.too_hard': 'Nearly nobody gets it right: check the right answer and the wording.',
  'banks.mark.against_rest':
    'People who do better in the rest of the test fail it more often: the answer marked as right may not be the right one.',
  'banks.broken': 'Broken',
  'banks.break': 'It’s broken',
  'banks.break_named': 'Mark as broken: {{question}}',
  'banks.break_title': 'Mark this question as broken?',
  'banks.break_question':
    'Tests stop asking it, and everybody who had it gets its 10 points. The points they had before stay in the history.',
  'banks.break_confirm': 'Yes, give the points',
  'banks.broken_done': 'The question is out of use. Its points will be given in a moment.',
  'banks.mend': 'Use it again',
  'banks.mend_named': 'Use again: {{question}}',
  'banks.mended_done': 'Tests may ask the question again',
}
