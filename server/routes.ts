import { exportRoutes } from './exports.ts'
import * as features from './features.ts'
import type { Feature } from './platform/feature.ts'
import type { Route } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'

const all: readonly Feature[] = Object.values(features)

/** The routes of every feature, and the exports of their lists. */
export function routesOf(platform: Platform): readonly Route[] {
  const routes = all.flatMap(({ routes = [] }) => routes.flatMap((routesOfTopic) => routesOfTopic(platform)))
  return [...routes, ...exportRoutes(platform, routes)]
}
