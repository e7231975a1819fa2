import type { Translation } from '../../kernel/messages.ts'
import type { es } from './search.staff.es.ts'

export const en: Translation<typeof es> = {
  'search.label_both': 'Search for a person or a job',
  'search.label_people': 'Search for a person',
  'search.label_vacancies': 'Search for a job',
  'search.keys': 'Ctrl K',
  'search.open_keys': '{{label}} (Ctrl+K)',
  'search.both': 'People and jobs',
  'search.people': 'People',
  'search.vacancies': 'Jobs',
  'search.searching': 'Searching…',
  'search.found_one': '{{count}} result. Press Enter to open it.',
  'search.found_other': '{{count}} results. Go through them with the arrow keys and press Enter to open one.',
  'search.all_people': 'See all in the list of users',
  'search.all_vacancies': 'See all in the list of jobs',
  'search.cvs': 'CVs',
  'search.all_cvs': 'Search CVs for “{{text}}”',
  'search.none_both': 'No person or job found for “{{text}}”. Try other words.',
  'search.none_people': 'No person found for “{{text}}”. Try other words.',
  'search.none_vacancies': 'No job found for “{{text}}”. Try other words.',
}
