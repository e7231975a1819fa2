import { exportRoutes } from './exports.ts'
import * as features from './features.ts'
import type { Route } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'

/** The routes of every feature, and the exports of their lists. */
export function routesOf(platform: Platform): readonly Route[] {
  const routes = Object.values(features).flatMap((routes: (platform: Platform) => readonly Route[]) => routes(platform))
  return [...routes, ...exportRoutes(platform, routes)]
}
