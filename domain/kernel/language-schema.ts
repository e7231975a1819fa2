import { z } from 'zod'
import { languages } from './languages.ts'

/** A language on the wire. It stands apart from languages.ts so that public pages do not load zod. */
export const languageSchema = z.enum(languages)
