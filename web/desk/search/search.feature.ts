import type { Feature } from '../../platform/ui/feature.ts'
import { SearchInBar } from './parts/search-in-bar.tsx'

export const searchFeature: Feature = { barTool: { place: 1, part: SearchInBar } }
