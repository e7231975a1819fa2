import { z } from 'zod'
import { fileAnswer } from './file-answer.ts'
import { languageSchema } from './language-schema.ts'

/** What endpoints of pictures beside links share. Their paths are not below /api/, which robots.txt closes to the programs that read them. */
export const linkPicture = {
  access: 'anyone',
  query: z.object({ language: languageSchema }),
  heavy: true,
  file: 'image/png',
  answer: fileAnswer,
} as const
