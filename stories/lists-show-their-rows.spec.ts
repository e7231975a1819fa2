import type { APIRequestContext, Page } from '@playwright/test'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { auditScreens } from '#domain/desk/audit/audit.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { currencyScreens } from '#domain/hiring/currencies/currencies.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { languages } from '#domain/kernel/languages.ts'
import { candidateSearchScreens } from '#domain/people/candidate-search/candidate-search.screens.ts'
import { roleScreens } from '#domain/people/roles/roles.screens.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { call } from './support/calls.ts'
import { cast } from './support/cast.ts'
import { expectSettled, findVacancies } from './support/screens.ts'
import { logInByCall } from './support/sessions.ts'
import { expect, test, text } from './support/test.ts'

const long = [vacancyScreens.staffVacancies, userScreens.users, candidateSearchScreens.findCandidates]
const short = [
  questionScreens.questions,
  skillScreens.skills,
  clientScreens.clients,
  currencyScreens.currencies,
  roleScreens.roles,
  auditScreens.audit,
]

/** Top of the first row, and the number of rows that are whole in the window and in the frame of the table, in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const frame = document.querySelector('table')?.parentElement?.getBoundingClientRect()
    const end = Math.min(innerHeight, frame?.bottom ?? 0) + 0.5
    // The strip above every page without a mail server is no part of a list.
    const strip = document.querySelector('main aside')?.getBoundingClientRect().height ?? 0
    return {
      top: (rows[0]?.top ?? Number.NaN) - strip,
      whole: rows.filter(({ bottom }) => bottom - strip <= end).length,
      count: rows.length,
      heights: [...new Set(rows.map(({ height }) => Math.round(height)))],
      width: document.documentElement.scrollWidth,
    }
  })

/** The browser draws the arrow of a field into its content. */
const arrow = 16

/** The chosen words of filters that are wider than the room their fields have for them. */
const cutChoices = (page: Page) =>
  page.locator('main search select').evaluateAll((all, taken) => {
    const pen = document.createElement('canvas').getContext('2d')
    return all.flatMap((one) => {
      const select = one as HTMLSelectElement
      const style = getComputedStyle(select)
      const words = select.selectedOptions[0]?.text ?? ''
      if (!pen) return [words]
      pen.font = style.font
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - taken
      return pen.measureText(words).width > room ? [`${words}: ${Math.round(room)} px`] : []
    })
  }, arrow)

/** Somebody who has not consented has a state, as few rows do, and it is a long one. */
async function addPersonWithoutConsent(request: APIRequestContext) {
  const body = { name: 'Eva', lastname: 'Sin Consentimiento', phone: '300 111 2233', language: 'es' }
  await call(request, 'POST', '/api/users/add', await logInByCall(request, cast.recruiter), { multipart: body })
}

test('LIST-02 at 1280 × 800 each list of staff begins above 190 px, and shows 12 rows of 40 px', async ({
  page,
  startSession,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession('admin')
  for (const screen of [...long, ...short]) {
    await page.goto(screen.to())
    // A list of the demo world may be empty.
    await expect(page.getByRole('rowheader').or(page.locator('main [role="status"] p')).first()).toBeVisible()
    await expectSettled(page)
    const { top, whole, count, heights } = await measure(page)
    if (count === 0 && !long.includes(screen as never)) continue
    expect(top, screen.to()).toBeLessThanOrEqual(190)
    expect(heights, screen.to()).toEqual([40])
    expect(whole, screen.to()).toBeGreaterThanOrEqual(Math.min(12, count))
  }
})

test('LIST-07 at 1280 and 1440 px no filter cuts off what is chosen in it', async ({ page, startSession, request }) => {
  const { open } = await findVacancies(request)
  await startSession('admin')
  for (const at of [
    vacancyScreens.staffVacancies.to(),
    userScreens.users.to(),
    auditScreens.audit.to(),
    vacancyScreens.applicants.to({ id: open }),
  ])
    for (const lang of languages) {
      await page.goto(`${at}?lang=${lang}`)
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await expectSettled(page)
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => cutChoices(page), `${at} at ${width} px`).toEqual([])
      }
    }
})

test('LIST-05 at 1024 px the search of candidates has search, order, preview and main button on one line', async ({
  page,
  startSession,
  request,
}) => {
  await addPersonWithoutConsent(request)
  await page.setViewportSize({ width: 1024, height: 800 })
  await startSession('admin')
  for (const lang of languages) {
    await page.goto(`${candidateSearchScreens.findCandidates.to()}?lang=${lang}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const main = page.getByRole('main')
    // The menu at the end of the line loads last.
    await expect(main.getByRole('button', { name: text('common.more', lang), exact: true })).toBeVisible()
    const controls = [
      main.getByRole('searchbox', { name: text('pool.search', lang) }),
      main.getByRole('combobox', { name: text('lists.order', lang) }),
      main.getByRole('button', { name: text('pool.preview', lang) }),
      main.getByRole('link', { name: text('intake.add', lang) }),
    ]
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    expect(Math.max(...middles) - Math.min(...middles), lang).toBeLessThanOrEqual(1)
    // None lies over another, and the table needs no scrolling sideways.
    for (const [place, box] of boxes.entries())
      expect(box?.x, `${lang} ${place}`).toBeGreaterThan(
        place === 0 ? 0 : (boxes[place - 1]?.x ?? 0) + (boxes[place - 1]?.width ?? 0),
      )
    const frame = page.getByRole('table').locator('..')
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), lang).toBeLessThanOrEqual(0)
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('LIST-03 the lists of staff begin high with rows of two lines, and their sheet filters and orders', async ({
    page,
    startSession,
    request,
  }) => {
    await test.step('LIST-03 a list of staff begins above 200 px, with rows of two lines, and its sheet filters it', async () => {
      await addPersonWithoutConsent(request)
      await startSession('recruiter')
      for (const screen of long) {
        await page.goto(screen.to())
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        await expectSettled(page)
        const { top, heights, width } = await measure(page)
        expect(top, screen.to()).toBeLessThanOrEqual(200)
        expect(Math.max(...heights), screen.to()).toBeLessThanOrEqual(72)
        expect(Math.min(...heights), screen.to()).toBeGreaterThanOrEqual(64)
        expect(width, screen.to()).toBe(390)
      }
    })
    await test.step('LIST-03 each row of a list of staff begins with its name, and its second line with a value', async () => {
      await startSession('admin')
      for (const screen of [...long, ...short]) {
        await page.goto(screen.to())
        await expect(page.getByRole('rowheader').or(page.locator('main [role="status"] p')).first()).toBeVisible()
        await expectSettled(page)
        const rows = await page.locator('tbody tr').evaluateAll((all) =>
          all.map((row) => {
            const name = row.querySelector('th')?.getBoundingClientRect()
            const value = [...row.querySelectorAll('td')].find(
              (cell) =>
                cell.checkVisibility() && !cell.querySelector('button, input') && getComputedStyle(cell).position !== 'absolute',
            )
            return {
              name: (name?.width ?? 0) > 100 && (name?.top ?? 0) < (value?.getBoundingClientRect().top ?? 0),
              value: value?.textContent,
            }
          }),
        )
        for (const { name, value } of rows) {
          expect(name, screen.to()).toBe(true)
          expect(value, screen.to()).toMatch(/[\p{L}\d]/u)
        }
      }
    })
    await test.step('LIST-03 the order of candidates is in the sheet, where it finds the people who fit best', async () => {
      await startSession('recruiter')
      await page.goto(candidateSearchScreens.findCandidates.to())
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await expect(page.getByRole('combobox', { name: text('lists.order') })).toHaveCount(0)
      await page.getByRole('button', { name: text('lists.filters') }).tap()
      const order = page.getByRole('dialog').getByLabel(text('lists.order'))
      await expect(order).toHaveValue('relevance')
      await order.selectOption({ label: text('pool.sort.name') })
      await expect(page).toHaveURL(/sort=name/)
    })
  })
})
