import { sql } from 'kysely'
import { reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import type { LinkedPair, LinkRow } from '#domain/assessment/language-links/link.rules.ts'
import { languageDifference } from '#domain/assessment/workshop/language-difference.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { lastRunOf } from '../difficulty/difficulty.reads.ts'
import { readComparedPairs } from '../workshop/languages.reads.ts'
import { readReadyQuestions } from '../workshop/workshop.reads.ts'

/** What a table is made from: the last difficulties of both languages, and the pairs with what their comparison says. */
export interface LinkBasis {
  readonly pairs: readonly LinkedPair[]
  readonly es: readonly number[]
  readonly en: readonly number[]
  readonly esRun: number | null
  readonly enRun: number | null
}

/** The basis of a skill's table. Pairs without a difficulty in each language are left out. */
export async function readLinkBasis(db: Reader, skillId: number): Promise<LinkBasis> {
  const [es, en, pairs, runs] = await Promise.all([
    readReadyQuestions(db, skillId, 'es'),
    readReadyQuestions(db, skillId, 'en'),
    readComparedPairs(db, skillId),
    db.selectNoFrom([lastRunOf(skillId, 'es').as('es'), lastRunOf(skillId, 'en').as('en')]).executeTakeFirstOrThrow(),
  ])
  const difficultyOf = new Map([...es, ...en].map(({ id, found }) => [id, found?.difficulty ?? null]))
  const known = (questions: typeof es) =>
    questions.flatMap(({ type, found }) => (type === 'select' ? (reckonedDifficulty(found) ?? []) : []))
  return {
    pairs: pairs.flatMap(({ es_id, en_id, strata }) => {
      const [one, other] = [difficultyOf.get(es_id) ?? null, difficultyOf.get(en_id) ?? null]
      if (one === null || other === null) return []
      return [{ es: one, en: other, class: languageDifference(strata)?.class ?? null }]
    }),
    es: known(es),
    en: known(en),
    esRun: runs.es,
    enRun: runs.en,
  }
}

/** The signed tables of a skill, the newest first. */
export function readSignedLinks(db: Reader, skillId: number) {
  return db
    .selectFrom('language_links as link')
    .innerJoin('users as signer', 'signer.id', 'link.signed_by')
    .leftJoin('users as withdrawer', 'withdrawer.id', 'link.withdrawn_by')
    .select([
      'link.id',
      'link.number',
      'link.constant',
      'link.error',
      'link.pairs',
      'link.note',
      'link.signed_at',
      'link.withdrawn_at',
    ])
    .select(sql<readonly LinkRow[]>`link.equal_points`.as('table'))
    .select(sql<string>`trim(signer.first_name || ' ' || signer.last_name)`.as('signed_by'))
    .select(sql<string | null>`trim(withdrawer.first_name || ' ' || withdrawer.last_name)`.as('withdrawn_by'))
    .where('link.skill_id', '=', skillId)
    .orderBy('link.number', 'desc')
    .execute()
}
export type SignedLinkRow = Awaited<ReturnType<typeof readSignedLinks>>[number]
