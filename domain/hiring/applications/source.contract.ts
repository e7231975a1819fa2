import { z } from 'zod'
import { sourceKinds } from './source.rules.ts'

/** Where an application came from (INT-06). */
export const sourceView = z.object({ kind: z.enum(sourceKinds), name: z.string() })
export type SourceView = z.infer<typeof sourceView>

/** What a browser knows about the visit that led to an application; see sourceOf. Registering loads it, so it has a file of its own. */
export const arrivalShape = z.object({ source: z.string().optional(), referrer: z.string().optional() })
