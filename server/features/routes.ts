import type { Route } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { vacancyRoutes } from './vacancies/vacancies.routes.ts'

/** Every endpoint of the product: the table of contents of the server. */
export function routesOf(platform: Platform): readonly Route[] {
  return [...sessionRoutes(platform), ...vacancyRoutes(platform)]
}
