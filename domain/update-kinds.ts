import * as features from './features.ts'
import type { DeclaredUpdate, Feature } from './kernel/feature.ts'
import type { Delivery } from './kernel/updates.ts'

type Features = typeof features
type KindOf<One> = One extends { readonly updates: infer Kinds } ? keyof Kinds : never
type RecordKindOf<One> = One extends { readonly updates: infer Kinds }
  ? { [Kind in keyof Kinds]: Kinds[Kind] extends { readonly screen: unknown } ? Kind : never }[keyof Kinds]
  : never

export type UpdateKind = KindOf<Features[keyof Features]> & string
/** A kind about records of the feature that declares it. */
export type RecordUpdateKind = RecordKindOf<Features[keyof Features]> & string

const all: readonly Feature[] = Object.values(features)
const declared: Readonly<Record<UpdateKind, DeclaredUpdate>> = Object.assign({}, ...all.map(({ updates }) => updates))

/** The kinds of updates to staff, in the order of their settings (NOT-01). */
export const updateKinds: readonly UpdateKind[] = (Object.keys(declared) as UpdateKind[]).sort(
  (one, other) => declared[one].place - declared[other].place,
)

/** What applies until a colleague chooses. Only what somebody waits for interrupts; an agency has hundreds of applications a month. */
export const defaultDelivery = Object.fromEntries(updateKinds.map((kind) => [kind, declared[kind].delivery])) as Readonly<
  Record<UpdateKind, Delivery>
>

/** The address of the screen of a kind about records; undefined for another kind. */
export const updateScreen = (kind: UpdateKind): string | undefined => declared[kind].screen?.to()
