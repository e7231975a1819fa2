import type { Translation } from '../../kernel/messages.ts'
import type { es } from './shown-skills.staff.es.ts'

export const en: Translation<typeof es> = {
  'shown.title': 'What they have shown',
  'shown.of': '{{shown}} of {{asked}} shown',
  'shown.short': '{{shown}} of {{asked}}',
  'shown.open': 'See where it comes from: {{name}}, {{shown}} of {{asked}} shown',
  'shown.about': 'It orders the list and leaves nobody out. The decision is yours.',
  'shown.nothing_asked': 'The vacancy doesn’t ask for anything that people could show yet.',
  'shown.blind': 'Without what others wrote: you’ll see it once you have submitted your scorecard.',
  'shown.state.shown': 'Shown',
  'shown.state.unsure': 'Not certain',
  'shown.state.not_shown': 'Not shown',
  'shown.state.unknown': 'Not known yet',
  'shown.by.test': 'Test',
  'shown.by.answer': 'Answer',
  'shown.by.scorecards': 'Interview',
  'shown.points': '{{points}} of {{scale}}',
}
