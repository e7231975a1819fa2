import { matchPath } from 'react-router'
import { type Screen, screensIn } from '#domain/kernel/screens.ts'
import * as features from '#domain/screens.ts'
import type { TextKey } from '../i18n/translate.ts'

type Features = typeof features
type Declared = { [Name in keyof Features]: Features[Name][keyof Features[Name]] }[keyof Features]
type HeadingOf<One> = One extends { heading: infer Key extends string } ? Key : never
type LabelOf<One> = One extends { menu: { label: infer Key extends string } } ? Key : never

/** A screen whose texts are known to exist. */
export type ShownScreen = Screen & {
  readonly heading?: HeadingOf<Declared> & TextKey
  readonly menu?: { label: LabelOf<Declared> & TextKey }
}
export const screens = screensIn(features) as readonly ShownScreen[]

export function screenAt(path: string): ShownScreen | undefined {
  return screens.find((screen) => screen.path === path) ?? screens.find((screen) => matchPath(screen.path, path))
}
