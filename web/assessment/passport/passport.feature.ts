import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const passportFeature: Feature = {
  personEvidence: { place: 1, part: lazyPart(() => import('./parts/evidence-of-person.tsx')) },
}
