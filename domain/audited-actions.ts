import * as features from './features.ts'
import type { Feature, Place } from './kernel/feature.ts'

type Features = typeof features
type ActionsOf<Verbs> = {
  [Record in keyof Verbs & string]: Verbs[Record] extends readonly (infer Verb extends string)[] ? `${Record}.${Verb}` : never
}[keyof Verbs & string]
type Audited<One> = One extends { readonly audited: infer Verbs } ? ActionsOf<Verbs> : never
type FormerlyAudited<One> = One extends { readonly formerlyAudited: infer Verbs } ? ActionsOf<Verbs> : never

/** An audited change as `record.verb`; its sentence has the key `audit.action.<action>`. */
export type AuditedAction = Audited<Features[keyof Features]>
/** An action that is audited no more since ADR-0010. */
export type FormerAction = FormerlyAudited<Features[keyof Features]>

const all: readonly Feature[] = Object.values(features)
const actionsOf = (verbs: Feature['audited'] = {}) =>
  Object.entries(verbs).flatMap(([record, done]) => done.map((verb) => `${record}.${verb}`))

/** The actions by which the audit can be filtered. */
export const auditedActions = [
  ...all.flatMap(({ audited }) => actionsOf(audited)),
  ...all.flatMap(({ formerlyAudited }) => actionsOf(formerlyAudited)),
] as [AuditedAction | FormerAction, ...(AuditedAction | FormerAction)[]]

/** The screen of each kind of audited record that has one. */
export const auditedPlaces: Readonly<Record<string, Place>> = Object.assign({}, ...all.map(({ places }) => places))
