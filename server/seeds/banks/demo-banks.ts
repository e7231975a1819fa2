import { accounting } from './accounting.ts'
import { customerService } from './customer-service.ts'
import type { DemoQuestion } from './demo-bank.ts'
import { english } from './english.ts'
import { excel } from './excel.ts'
import { javascript } from './javascript.ts'
import { sql } from './sql.ts'

/** The questions of each demo skill, by its name. */
export const demoBanks: Readonly<Record<string, readonly DemoQuestion[]>> = {
  JavaScript: javascript,
  SQL: sql,
  'Servicio al cliente': customerService,
  Inglés: english,
  Excel: excel,
  Contabilidad: accounting,
}
