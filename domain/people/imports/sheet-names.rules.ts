import { withoutAccents } from '../../kernel/search-words.ts'

/** What a sheet of a workbook may hold, by its name. */
export type SheetKind = 'people' | 'clients' | 'vacancies' | 'history'

const words: Readonly<Record<SheetKind, RegExp>> = {
  people: /\b(?:personas?|gente|people|candidat[oa]s?|candidates?|aspirantes?|applicants?|contact(?:o|os|s)?|talentos?|talent)\b/,
  clients: /\b(?:clientes?|clients?|empresas?|companies|company|accounts?|cuentas?|companias?)\b/,
  vacancies: /\b(?:vacantes?|vacancy|vacancies|jobs?|ofertas?|puestos?|cargos?|positions?|openings?|requisitions?|job orders?)\b/,
  history:
    /\b(?:historial(?:es)?|historic[oa]s?|historia|history|postulacion(?:es)?|aplicacion(?:es)?|applications?|submissions?|procesos|seguimiento|pipeline|placements?)\b/,
}

/** What the name of a sheet says that it holds; undefined for other names, and for those that name several things. */
export function kindOfSheet(name: string): SheetKind | undefined {
  const plain = withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const [kind, another] = (Object.keys(words) as SheetKind[]).filter((one) => words[one].test(plain))
  return another ? undefined : kind
}
