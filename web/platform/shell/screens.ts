import { matchPath } from 'react-router'
import type { Screen } from '#domain/kernel/screens.ts'
import { type DeclaredScreen, screens as declared } from '#domain/screens.ts'
import type { TextKey } from '../i18n/translate.ts'

type HeadingOf<One> = One extends { heading: infer Key extends string } ? Key : never
type PlaceOf<One> = One extends { menu: infer Place } | { alsoIn: infer Place } ? Place : never
type LabelOf<Place> = Place extends { label: infer Key extends string } ? Key : never
type GroupOf<Place> = Place extends { group: infer Key extends string } ? Key : never
interface ShownPlace {
  label: LabelOf<PlaceOf<DeclaredScreen>> & TextKey
  group?: GroupOf<PlaceOf<DeclaredScreen>> & TextKey
}

/** A screen whose texts are known to exist. */
export type ShownScreen = Screen & {
  readonly heading?: HeadingOf<DeclaredScreen> & TextKey
  readonly menu?: ShownPlace
  readonly alsoIn?: ShownPlace
}
export const screens = declared as readonly ShownScreen[]

/** The address of a screen without the record that may follow in it. */
export const withoutRecord = (path: string): string => path.replace(/\/:\w+\?/g, '')

export function screenAt(path: string): ShownScreen | undefined {
  return screens.find((screen) => screen.path === path) ?? screens.find((screen) => matchPath(screen.path, path))
}
