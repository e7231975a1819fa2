import type { ExportedList } from '#domain/desk/exports/exports.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { assessmentTables } from './views/assessment.ts'
import { deskTables } from './views/desk.ts'
import { hiringTables } from './views/hiring.ts'
import { peopleTables } from './views/people.ts'
import type { Tables } from './views/table.ts'
import { textsOf } from './views/texts.ts'

/** The columns of each list, in the order of its screen. */
export const tables: Tables<ExportedList> = { ...hiringTables, ...assessmentTables, ...peopleTables, ...deskTables }

/** The name of an exported list, as the file and the audit have it. */
export const nameOfList = (list: ExportedList, language: Language) => textsOf(language)[`exports.list.${list}`]
