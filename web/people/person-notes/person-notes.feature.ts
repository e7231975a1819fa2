import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const personNotesFeature: Feature = { personNotes: { place: 2, part: lazyPart(() => import('./parts/person-notes.tsx')) } }
