import { field } from './support/fields.ts'
import { boxOf } from './support/hiring-board.ts'
import { expect, test, text } from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('SHR-01 SHR-04 a banner at the head of the page covers nothing, and its button closes it', async ({ page, loginAs }) => {
    await loginAs('candidate')
    await field(page, 'personal.address').fill('Calle de Ejemplo 12')
    await page.getByRole('button', { name: text('personal.button'), exact: true }).tap()
    const banner = page.getByRole('status').filter({ hasText: text('personal.success') })
    const words = await boxOf(banner.getByText(text('personal.success')))
    const bar = await boxOf(page.getByRole('banner'))
    expect(words.y).toBeGreaterThan(bar.y + bar.height)
    expect(words.y + words.height).toBeLessThan(bar.y + bar.height + 100)
    const under = ({ x, y }: { x: number; y: number }) => Boolean(document.elementFromPoint(x, y)?.closest('main'))
    expect(await page.evaluate(under, { x: words.x + 8, y: words.y + 8 })).toBe(true)
    await banner.getByRole('button', { name: text('common.close') }).tap()
    await expect(banner).toBeHidden()
  })
})
