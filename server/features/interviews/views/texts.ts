import { en } from '#domain/interviews/interviews.mail.en.ts'
import { es } from '#domain/interviews/interviews.mail.es.ts'

export const texts = { es, en }
