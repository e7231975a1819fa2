import * as features from './features.ts'
import type { Feature } from './kernel/feature.ts'
import type { Screen } from './kernel/screens.ts'

type Features = typeof features
type ScreensOf<One> = One extends { readonly screens: readonly (infer Screens)[] } ? Screens : never
type ScreenIn<Screens> = Screens extends unknown ? Screens[keyof Screens] : never

/** A screen as its feature declares it. */
export type DeclaredScreen = ScreenIn<ScreensOf<Features[keyof Features]>>

const all: readonly Feature[] = Object.values(features)

/** Every screen of the site. Addresses, menus and guards read this list. */
export const screens: readonly Screen[] = all.flatMap(({ screens = [] }) => screens.flatMap((some) => Object.values(some)))
