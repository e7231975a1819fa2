import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const agendaFeature: Feature = { besideSlot: { place: 1, part: lazyPart(() => import('./parts/slot-day.tsx')) } }
