import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { fileStem } from '../files/disposition.ts'
import { fullName } from '../person-name.ts'
import { administratorRole } from '../sessions/role-ids.ts'
import type { Person } from '../sessions/viewer.ts'

type Imports = 'imports' | 'record_imports'

/** Whether a viewer may read an import: their own, because it names what they may see; administrators read all. */
export const isOwnImport = (table: Imports, viewer: Pick<Person, 'id' | 'roleId'>) =>
  viewer.roleId === administratorRole ? sql<boolean>`true` : sql<boolean>`${sql.ref(`${table}.created_by`)} = ${viewer.id}`

/** The name of the colleague who made an import. A subselect instead of a join, so that the count of a list reads one table. */
export const importerName = (table: Imports) =>
  sql<string>`(select ${fullName} from users where users.id = ${sql.ref(`${table}.created_by`)})`

/** The names of the files that an import leaves: its wrong lines, and its report. */
export const wrongLinesName = (fileName: string): string => `${stemOf(fileName)}.csv`
export const reportName = (fileName: string, language: Language): string =>
  `${stemOf(fileName)}-${language === 'es' ? 'resultado' : 'report'}.csv`

const stemOf = (fileName: string): string => fileStem(fileName.replace(/\.[^.]*$/, ''), 'import')
