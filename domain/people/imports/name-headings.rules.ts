import { plainHeading } from '../../kernel/column-headings.ts'

/** Headings that mean the whole name where no column holds the last name. */
export const isAnyName = (plain: string): boolean => ['nombres', 'nombre', 'name', 'nombre s'].includes(plain)

const first = /^(?:primer|1er)\b|\b(?:paterno|paternal)\b|(?:nombre|apellido) 1$|^first surname$/
const later =
  /^(?:segundo|2do|2o|tercer|otros|middle|middlename|second|additional)\b|\b(?:materno|maternal)\b|(?:nombre|apellido) 2$|^materno$/

/** Which part of a first or last name a column holds: the whole, its first part, or a later part. */
export const partOfName = (plain: string): 'whole' | 'first' | 'later' =>
  later.test(plain) ? 'later' : first.test(plain) ? 'first' : 'whole'

/** Whether names in the column begin with the last name. */
export const isLastNameFirst = (heading: string): boolean =>
  /^(?:apellidos?|last name|surname)\b.*\b(?:nombres?|name)$/.test(plainHeading(heading))

/** The place of a column among those that make up a name. */
export const placeInName = (heading: string): number => (partOfName(plainHeading(heading)) === 'later' ? 1 : 0)
