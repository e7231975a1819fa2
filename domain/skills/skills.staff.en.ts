import type { Translation } from '../kernel/messages.ts'
import type { es } from './skills.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.skills': 'Skills',
  'skills.error.skill_required': 'Choose a skill',
  'skills.error.skillname_required': 'Enter the skill’s name',
  'skills.error.skill_invalid': 'Use at least 3 letters, digits, spaces or : . , * #',
  'skills.error.skill_unique': 'There’s already a skill with this name',
}
