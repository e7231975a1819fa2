import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const repliesFeature: Feature = {
  personFacts: { place: 1, part: lazyPart(() => import('./parts/unreached-mark.tsx')) },
  personNotes: { place: 1, part: lazyPart(() => import('./parts/person-messages.tsx')) },
}
