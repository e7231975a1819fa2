import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const sessionsFeature: Feature = {
  personFacts: { place: 10, part: lazyPart(() => import('./parts/sessions-of-person.tsx')) },
}
