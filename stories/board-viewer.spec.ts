import { Client } from 'pg'
import { applicants, cardNames, cardOf, openNewBoard } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

// Rights are taken away in the database itself, which only PostgreSQL lets somebody beside the server do.
test.use({ engine: 'postgres' })

const [one, two, three] = applicants

test('BRD-02 ROL-02 who may only look sees the board but nothing to move, write or remove with', async ({
  page,
  loginAs,
  site,
}) => {
  await loginAs('recruiter')
  await openNewBoard(page)
  const database = new Client({ connectionString: site.databaseUrl })
  await database.connect()
  try {
    const { rowCount } = await database.query(`delete from role_permissions where item = 'change' and module_id = 1
      and role_id = (select role_id from users where email = 'recruiter@demo.test')`)
    expect(rowCount).toBe(1)
    await page.reload()
    await expect(cardNames(page, 'apply')).toHaveText([one.name, two.name, three.name])
    await expect(page.getByText(text('board.view_only'))).toBeVisible()
    const card = cardOf(page, one.name)
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(card.getByRole('link', { name: text('board.cv_of', 'es', { name: one.name }) })).toBeVisible()
    await expect(card).not.toHaveAttribute('draggable', 'true')
  } finally {
    await database.query(`insert into role_permissions (role_id, module_id, item)
      select role_id, 1, 'change' from users where email = 'recruiter@demo.test'`)
    await database.end()
  }
})
