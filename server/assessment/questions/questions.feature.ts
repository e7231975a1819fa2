import type { Feature } from '../../platform/feature.ts'
import { auditedQuestions } from './audited.reads.ts'
import { questionsExports } from './questions.exports.ts'
import { questionRoutes } from './questions.routes.ts'

export const questionsFeature = {
  routes: [questionRoutes],
  exports: questionsExports,
  records: auditedQuestions,
} satisfies Feature
