import type { Feature } from '../../platform/ui/feature.ts'
import { ListViews } from './parts/list-views.tsx'

export const viewsFeature: Feature = { listTool: { place: 1, part: ListViews } }
