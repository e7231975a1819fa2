import { readdirSync, readFileSync } from 'node:fs'

/** What the names of such texts have in common. */
export const aboutError = {
  en: /margin|with (its|their) error|equally hard|same person can expect|tests are fair|unfair|balanced|bias|chance (alone|weighs)|may be chance|unlikely to be chance|simulat|harder (than|in)|adjusted/i,
  es: /margen|con sus? error|igual de difícil|esperar una misma persona|sean justas|injusto|equilibr|sesgo|(?<!\p{L})azar (pesa|por sí)|ser azar|por azar|simula|más difícil(es)? en|ajust(a|ó|ado|aba) (por|cuentan)/iu,
}

/** All messages of a language by their keys, those of a plural under its name. */
export function readMessages(language: 'en' | 'es'): ReadonlyMap<string, string> {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(`.${language}.ts`))
  return new Map(
    files.flatMap((name) =>
      [...readFileSync(`domain/${name}`, 'utf8').matchAll(/'([\w.]+)':\s+'((?:[^'\\]|\\.)*)'/g)].map(
        ([, key = '', text = '']) => [key.replace(/_(one|other)$/, ''), text] as const,
      ),
    ),
  )
}
