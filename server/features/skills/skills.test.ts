import { expect, test } from 'vitest'
import { listSkills } from '#domain/skills/skills.contract.ts'
import { startTestApp } from '../../testing/app.ts'
import { addSkill } from './skills.writes.ts'

test('JOB-02 the catalogue lists skills by name, for everyone who is logged in', async () => {
  const site = await startTestApp()
  const { token } = await site.person()
  await site.platform.db
    .insertInto('skills')
    .values([{ name: 'redacción' }, { name: 'Contabilidad', description: 'Libros', has_test: true }])
    .execute()
  const { answer } = await site.call(listSkills, { token })
  expect(answer.total).toBe(2)
  expect(answer.data).toMatchObject([
    { name: 'Contabilidad', description: 'Libros', skill_test: 1 },
    { name: 'redacción', description: '', skill_test: 0 },
  ])
  expect((await site.call(listSkills)).status).toBe(401)
})

test('a skill is added with an audit row; a name that is there already is refused, also at the same moment', async () => {
  const site = await startTestApp()
  const administrator = await site.person({ role: 'administrator' })
  const actor = { ...administrator, kind: 'person', sessionId: 0, roleId: 1, language: 'es', permissions: {} } as const
  const both = await Promise.all(['Ventas', 'VENTAS'].map((name) => addSkill(site.platform, actor, { name, description: '' })))
  expect(both.filter((added) => 'uuid' in added)).toHaveLength(1)
  expect(both.find((added) => 'refused' in added)).toMatchObject({
    refused: 'errors.fields',
    errors: { name: ['skills.error.skill_unique'] },
  })
  const rows = await site.platform.db.selectFrom('audit_log').select(['action', 'actor_id']).execute()
  expect(rows).toEqual([{ action: 'skill.added', actor_id: administrator.id }])
})
