import type { Feature } from '../../platform/ui/feature.ts'
import { PermittedSearch } from './parts/permitted-search.tsx'

export const searchFeature: Feature = { barTool: { place: 1, part: PermittedSearch } }
