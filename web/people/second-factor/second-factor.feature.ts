import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const secondFactorFeature: Feature = {
  personFacts: { place: 9, part: lazyPart(() => import('./parts/factor-of-person.tsx')) },
}
