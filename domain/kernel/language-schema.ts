import { z } from 'zod'
import { languages } from './languages.ts'

/** A language on the wire. Apart from languages.ts, so that public pages can name languages without loading zod. */
export const languageSchema = z.enum(languages)
