import type { Feature } from '../../platform/ui/feature.ts'
import { LiveBell } from './parts/live-bell.tsx'

export const updatesFeature: Feature = { barTool: { place: 2, part: LiveBell } }
