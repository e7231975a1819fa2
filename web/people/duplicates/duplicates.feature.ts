import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import type { Feature } from '../../platform/ui/feature.ts'
import { DuplicatesBadge } from './parts/duplicates-badge.tsx'

export const duplicatesFeature: Feature = { menuBadge: { to: duplicateScreens.duplicates.to(), part: DuplicatesBadge } }
