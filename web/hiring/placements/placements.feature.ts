import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const placementsFeature: Feature = {
  personFacts: { place: 3, part: lazyPart(() => import('./parts/placements-of-person.tsx')) },
}
