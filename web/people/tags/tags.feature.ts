import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const tagsFeature: Feature = { personFacts: { place: 2, part: lazyPart(() => import('./parts/tags-panel.tsx')) } }
