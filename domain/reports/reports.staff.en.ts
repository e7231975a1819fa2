import type { Translation } from '../kernel/messages.ts'
import type { es } from './reports.staff.es.ts'

export const en: Translation<typeof es> = {}
