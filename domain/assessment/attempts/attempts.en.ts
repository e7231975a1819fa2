import type { Translation } from '../../kernel/messages.ts'
import type { es } from './attempts.es.ts'

export const en: Translation<typeof es> = {
  'attempts.band.S': 'Outstanding',
  'attempts.band.E': 'Excellent',
  'attempts.band.R': 'Regular',
  'attempts.band.D': 'Deficient',
  'attempts.band.M': 'Bad',
}
