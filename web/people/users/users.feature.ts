import type { Feature } from '../../platform/ui/feature.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'

export const usersFeature: Feature = { replyOffer: { place: 1, part: lazyPart(() => import('./parts/yes-offer.tsx')) } }
