import type { Translation } from '../kernel/messages.ts'
import type { es } from './results.staff.es.ts'

export const en: Translation<typeof es> = {}
