import * as features from './features.ts'
import type { Route } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'

export function routesOf(platform: Platform): readonly Route[] {
  return Object.values(features).flatMap((routes: (platform: Platform) => readonly Route[]) => routes(platform))
}
