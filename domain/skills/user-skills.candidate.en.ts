import type { Translation } from '../kernel/messages.ts'
import type { es } from './user-skills.candidate.es.ts'

export const en: Translation<typeof es> = {}
