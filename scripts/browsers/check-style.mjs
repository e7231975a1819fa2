import { statementsOf } from '../styles/statements.mjs'
import { cssAtRule, cssFunction, cssKeyword, cssMediaFeature, cssProperty, cssPseudo, lacking } from './support.mjs'

/** The build translates these for older browsers. */
const lowered = new Set(['light-dark', 'nesting', 'mask'])

/** A browser without these loses a nicety; without scripting queries a page is displayed as it is without scripts. */
const niceties = new Set([
  ...['text-wrap', 'line-clamp', 'text-size-adjust', ':selection', 'cursor', 'accent-color', 'forced-color-adjust'],
  ...['field-sizing', 'resize', '@starting-style', 'overlay', 'allow-discrete', 'scrollbar-gutter', 'scripting'],
])

/**
 * Finds features of a style sheet that the oldest supported browsers lack, outside `@supports`: `[line, sentence]` each. A selector in
 * `:is()` or `:where()` needs no test, because browsers ignore it alone.
 */
export function problemsOfStyle(text) {
  const problems = []
  for (const { line, around, prelude, declaration } of statementsOf(text)) {
    if (around.some((one) => /^@supports\b/.test(one)) || /^@supports\b/.test(prelude ?? '')) continue
    const features = declaration ? ofDeclaration(declaration) : prelude.startsWith('@') ? ofAtRule(prelude) : ofSelector(prelude)
    for (const [name, feature] of features) {
      const missing = niceties.has(name) || lowered.has(name) ? [] : lacking(feature)
      if (missing.length > 0) problems.push([line, `${name} is missing in ${missing.join(', ')}`])
    }
  }
  return problems
}

function ofDeclaration([property, value]) {
  if (niceties.has(property)) return []
  const words = property.startsWith('--') ? [] : (value.match(/(?<![\w-(])[a-z][a-z-]*(?![\w(-])/g) ?? [])
  const functions = [...value.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name]) => name)
  return [
    [property, cssProperty(property)],
    ...words.map((word) => [word, cssKeyword(property, word)]),
    ...functions.map((name) => [name, cssFunction(name)]),
  ]
}

function ofAtRule(prelude) {
  const name = /^@([a-z-]+)/.exec(prelude)[1]
  const features = [...prelude.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, feature]) => feature)
  return [
    [`@${name}`, cssAtRule(name)],
    ...(name === 'media' ? features.map((feature) => [feature, cssMediaFeature(feature)]) : []),
  ]
}

function ofSelector(selector) {
  let needed = selector
  for (let before = ''; before !== needed; ) {
    before = needed
    needed = needed.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  }
  return [...needed.matchAll(/:([a-z][a-z-]*)/g)].map(([, name]) => [`:${name}`, cssPseudo(name)])
}
