import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { tagsExports } from './tags.exports.ts'
import { tagRoutes } from './tags.routes.ts'

export const tagsFeature = {
  routes: [tagRoutes],
  exports: tagsExports,
  records: {
    tag: recordNamed('tags', 'name'),
  },
} satisfies Feature
