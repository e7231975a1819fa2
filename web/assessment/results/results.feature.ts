import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import type { Feature } from '../../platform/ui/feature.ts'
import { WaitingBadge } from './parts/waiting-badge.tsx'

export const resultsFeature: Feature = { menuBadge: { to: resultScreens.rating.to(), part: WaitingBadge } }
