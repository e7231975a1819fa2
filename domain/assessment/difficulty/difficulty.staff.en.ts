import type { Translation } from '../../kernel/messages.ts'
import type { es } from './difficulty.staff.es.ts'

export const en: Translation<typeof es> = {
  'difficulty.title': 'Difficulty',
  'difficulty.word.very_easy': 'Very easy',
  'difficulty.word.easy': 'Easy',
  'difficulty.word.medium': 'Medium',
  'difficulty.word.hard': 'Hard',
  'difficulty.word.very_hard': 'Very hard',
  'difficulty.value_one': '{{word}} ({{difficulty}} ± {{error}}), {{count}} answer',
  'difficulty.value_other': '{{word}} ({{difficulty}} ± {{error}}), {{count}} answers',
  'difficulty.lack.few_one': '{{count}} more answer needed',
  'difficulty.lack.few_other': '{{count}} more answers needed',
  'difficulty.lack.all_right': 'Everybody got it right: it cannot be calculated yet',
  'difficulty.lack.all_wrong': 'Nobody got it right: it cannot be calculated yet',
  'difficulty.lack.apart': 'It cannot be compared with the others yet: more tests have to combine them',
  'difficulty.lack.beyond': 'Not calculated: only for the 1000 questions with the most answers',
  'difficulty.lack.rated': 'Not calculated: it is a text that people rate',
  'difficulty.source.shared': 'It comes from the counts of other sites.',
  'difficulty.source.both': 'It comes from the answers here and the counts of other sites.',
  'difficulty.source.overruled': 'It comes from the answers here: other sites found something very different.',
  'difficulty.misfit': 'People with good scores fail it more than expected, or people with low scores solve it: review it.',
  'difficulty.hint':
    'The difficulty is calculated from real answers, from {{enough}} per question on, whoever gave them. 0 is the average of the bank. Somebody who gets half of the questions at 0 right gets one in four right at {{hard}}, and three in four at {{easy}}. The ± is the margin of error: it held the true difficulty of about two in three simulated questions. A person counts the first time they see the question. It updates by itself after new tests, and changes no score.',
  'difficulty.column': 'Difficulty (0 = average of the bank)',
  'difficulty.column_error': 'Margin of error of the difficulty',
}
