import { createRequire } from 'node:module'
import { oldestBrowsers } from '../../domain/kernel/oldest-browsers.ts'

/** The first version of each browser with each feature, from MDN. */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data')

const floor = {
  chrome: oldestBrowsers.chrome,
  chrome_android: oldestBrowsers.chrome,
  firefox: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios,
}

const isAtMost = (version, most) => {
  const [a, b] = [version, most].map((text) => text.replace('≤', '').split('.').map(Number))
  return a[0] < b[0] || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0))
}

function has(support, most) {
  const statements = [support ?? []].flat()
  return statements.some(
    ({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      isAtMost(added, most) &&
      !(typeof removed === 'string' && isAtMost(removed, most)) &&
      !(prefix || other || flags),
  )
}

/** The oldest supported browsers that lack a feature, as words; empty when all have it or it is unknown. */
export function lacking(feature) {
  const support = feature?.__compat?.support
  if (!support) return []
  return Object.entries(floor).flatMap(([browser, version]) => (has(support[browser], version) ? [] : [`${browser} ${version}`]))
}

const { api, javascript, css, html } = data
const { builtins } = javascript

/** A constructor or object of the global scope. */
export function globalFeature(name) {
  return Object.hasOwn(builtins, name) ? builtins[name] : Object.hasOwn(api, name) ? api[name] : undefined
}

/** A static member, as in `URL.parse`. */
export function staticFeature(owner, name) {
  const { [name]: builtin } = builtins[owner] ?? builtins.Intl[owner] ?? {}
  return builtin ?? api[owner]?.[`${name}_static`]
}

/** A member of any object; of several with one name, the best supported. */
export function memberLacking(name) {
  return members.get(name) ?? []
}

const members = new Map()
for (const owner of [...Object.values(builtins), ...Object.values(builtins.Intl), ...Object.values(api)])
  for (const [name, feature] of Object.entries(owner)) {
    if (!feature?.__compat || name.endsWith('_static') || name.endsWith('_event')) continue
    const missing = lacking(feature)
    const known = members.get(name)
    if (!known || missing.length < known.length) members.set(name, missing)
  }

const flagFeatures = { v: builtins.RegExp.unicodeSets, d: builtins.RegExp.hasIndices }

const { regular_expressions: syntax } = javascript
const group = syntax.named_capturing_group
const expressionParts = [
  ['Looking behind in a regular expression', syntax.lookbehind_assertion, /\(\?<[=!]/],
  ['A named group in a regular expression', group, /\(\?<(?![=!])/],
  ['Two groups of one name in a regular expression', group.duplicate_named_capturing_groups, /\(\?<(\w+)>.*\(\?<\1>/s],
  ['A modifier in a regular expression', syntax.modifier, /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/],
  ['A Unicode property in a regular expression', syntax.unicode_character_class_escape, /\\p\{/i],
]

/** Features of a regular expression: `[name, feature]` each. A browser that lacks one throws when it creates the expression. */
export function featuresOfExpression(pattern, flags) {
  const text = pattern.replaceAll(/\\[^pP]/g, '')
  return [
    ...[...flags].map((flag) => [`The flag ${flag}`, flagFeatures[flag]]),
    ...expressionParts.filter(([, , part]) => part.test(text)),
  ]
}

export const htmlElement = (name) => html.elements[name]
/** An attribute of every element, or of one of them. */
export function htmlAttribute(element, name) {
  return html.global_attributes[name] ?? html.elements[element]?.[name]
}

export const cssProperty = (name) => css.properties[name]
export const cssKeyword = (property, word) => css.properties[property]?.[word]
export const cssFunction = (name) => css.types[name] ?? css.types.color[name] ?? css.types['transform-function'][name]
export const cssPseudo = (name) => css.selectors[name]
export const cssAtRule = (name) => css['at-rules'][name]
export const cssMediaFeature = (name) => css['at-rules'].media[name]

/**
 * Features that some of the oldest supported browsers lack, as paths from the global scope: `['URL', 'parse']`, `['HTMLElement',
 * 'prototype', 'popover']`. MDN does not say whether a member of JavaScript's own objects is static, so both paths are listed.
 */
export function missingMembers() {
  return [builtins, api].flatMap((scope) =>
    Object.entries(scope).flatMap(([owner, feature]) => {
      if (lacking(feature).length > 0) return [[owner]]
      const names = Object.keys(feature).filter((name) => lacking(feature[name]).length > 0 && !name.endsWith('_event'))
      return names.flatMap((name) => {
        const [isStatic, plain] = [name.endsWith('_static'), name.replace(/_static$/, '')]
        const inPrototype = isStatic ? [] : [[owner, 'prototype', plain]]
        return scope === builtins || isStatic ? [[owner, plain], ...inPrototype] : inPrototype
      })
    }),
  )
}
