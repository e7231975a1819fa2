import { sql } from 'kysely'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readLinkBasis } from './language-links.reads.ts'
import { proposalOf } from './language-links.views.ts'

interface Skill {
  readonly id: number
  readonly name: string
}

/**
 * Signs the table of a skill as it is proposed now (FAI-04). It is refused when too little is known, and when it is not the one that the person saw.
 * Tests that end afterwards use it.
 */
export function signLink(
  platform: Platform,
  actor: Person,
  { id, name }: Skill,
  { constant, note }: { readonly constant: number; readonly note: string },
): Promise<Skill | Refusal> {
  return change(platform, actor, { action: 'bank.link_signed', detail: { name, constant } }, async (tx, now) => {
    await lockSkill(tx, id)
    const basis = await readLinkBasis(tx, id)
    const found = proposalOf(basis)
    if (typeof found === 'string' || basis.esRun === null || basis.enRun === null) return refuse('language_links.error.lack')
    if (found.constant !== constant) return refuse('errors.stale')
    await tx
      .insertInto('language_links')
      .values({
        ...{ skill_id: id, number: (await lastNumber(tx, id)) + 1, constant, error: found.error, pairs: found.pairs },
        ...{ es_run_id: basis.esRun, en_run_id: basis.enRun, equal_points: JSON.stringify(found.table) },
        ...{ note, signed_by: actor.id, signed_at: now },
      })
      .execute()
    return { id, name }
  })
}

/** Withdraws the last signed table of a skill. Tests that end afterwards are not adjusted; earlier results stay as they are. */
export function withdrawLink(platform: Platform, actor: Person, { id, name }: Skill, number: number): Promise<Skill | Refusal> {
  return change(platform, actor, { action: 'bank.link_withdrawn', detail: { name, number } }, async (tx, now) => {
    await lockSkill(tx, id)
    if ((await lastNumber(tx, id)) !== number) return refuse('errors.stale')
    const withdrawn = await tx
      .updateTable('language_links')
      .set({ withdrawn_by: actor.id, withdrawn_at: now })
      .where('skill_id', '=', id)
      .where('number', '=', number)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return withdrawn && { id, name }
  })
}

/** Two signatures at once take two numbers. Tests that start meanwhile refer to the skill and do not wait. */
const lockSkill = (tx: Tx, id: number) => tx.selectFrom('skills').select('id').where('id', '=', id).forNoKeyUpdate().execute()

async function lastNumber(tx: Tx, skillId: number): Promise<number> {
  const row = await tx
    .selectFrom('language_links')
    .select(sql<number>`coalesce(max(number), 0)`.as('number'))
    .where('skill_id', '=', skillId)
    .executeTakeFirst()
  return row?.number ?? 0
}
