import type { Feature } from '../../platform/feature.ts'
import { startEstimating } from './difficulty.writes.ts'

export const difficultyFeature = {
  tasks: [startEstimating],
} satisfies Feature
