import type { Translation } from '../kernel/messages.ts'
import type { es } from './banks.staff.es.ts'

export const en: Translation<typeof es> = {}
