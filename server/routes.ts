import { exportRoutes } from './exports.ts'
import * as features from './features.ts'
import type { Feature } from './platform/feature.ts'
import type { Route } from './platform/http/route.ts'
import { type Platform, withReplicas } from './platform/platform.ts'

const all: readonly Feature[] = Object.values(features)

/** The routes of every feature, and the exports of their lists. */
export function routesOf(platform: Platform): readonly Route[] {
  const routes = routesOver(platform)
  const reading = withReplicas(platform)
  if (reading === platform) return routes
  // Each handler is made over both platforms, in the same order. The wrong one of both is never called.
  const fromReplicas = routesOver(reading)
  return routes.map((route, place) => (route.endpoint.replica ? (fromReplicas[place] ?? route) : route))
}

function routesOver(platform: Platform): Route[] {
  const routes = all.flatMap(({ routes = [] }) => routes.flatMap((routesOfTopic) => routesOfTopic(platform)))
  return [...routes, ...exportRoutes(platform, routes)]
}
