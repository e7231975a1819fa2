import type { Locator, Page } from '@playwright/test'
import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { tabTo } from './support/keyboard.ts'
import { makeSkillTest, nextButton, questionHeading, questionsOfTest } from './support/skill-test.ts'
import { expect, expectNoAccessibilityViolations, test, text } from './support/test.ts'

test('TST-01 TST-03 TST-04 TST-05 a candidate takes a test in English by keyboard alone on a phone', async ({
  page,
  site,
  startSession,
}) => {
  test.slow()
  await page.clock.install()
  const { uuid, at, skill } = await makeSkillTest(page.request, 'candidate', { language: 'en', texts: 2, media: true })
  await site.prefer('en', page)
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession('candidate')
  await page.goto(at)
  const agree = page.getByRole('checkbox', { name: text('attempts.agree', 'en') })
  const start = page.getByRole('button', { name: text('attempts.start', 'en') })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.welcome', 'en', { skill }))
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectNoAccessibilityViolations(page)

  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(agree).toBeFocused()
  await expect(agree).toHaveAccessibleDescription(text('attempts.error.agreement_required', 'en'))
  await page.keyboard.press('Space')
  await tabTo(page, start)
  await page.keyboard.press('Enter')

  const stopwatch = page.getByRole('timer', { name: text('attempts.stopwatch', 'en') })
  const looked = { picture: false, sound: false, textbox: false }
  for (let number = 1; number <= questionsOfTest; number += 1) {
    await expect(questionHeading(page, number, 'en')).toBeFocused()
    await expect(stopwatch).toHaveText(/^0:/)
    if (number === 1) {
      await page.clock.fastForward('02:00')
      await expect(stopwatch).toHaveText(/^2:/)
      await page.getByText(new RegExp(`: ${uuid}$`)).selectText()
      await page.keyboard.press('Control+C')
    }
    const next = nextButton(page, number, 'en')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => belowOf(page, next), 'pixels between the button and the bottom edge').toBeLessThanOrEqual(16)
    const box = page.getByRole('textbox')
    const sound = page.getByLabel(text('attempts.audio', 'en'))
    const kind = (await box.isVisible()) ? 'textbox' : (await sound.isVisible()) ? 'sound' : 'picture'
    if (!looked[kind]) await expectNoAccessibilityViolations(page)
    if (kind === 'textbox') await writeAnswer(page, box, !looked.textbox)
    else {
      if (kind === 'sound') await expectSound(page, sound)
      await chooseAnswer(page, kind === 'picture' && !looked.picture)
    }
    looked[kind] = true
    await tabTo(page, next)
    await page.keyboard.press('Enter')
  }
  expect(looked).toEqual({ picture: true, sound: true, textbox: true })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.thanks', 'en', { skill }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(text('attempts.provisional_text', 'en'))).toBeVisible()
  for (const noted of ['paste_answer', 'copy_answer', 'copy_question', 'left_window'] as const)
    await expect(page.getByText(text(`attempts.noted.${noted}`, 'en', { count: 1 }))).toBeVisible()
  await expectNoAccessibilityViolations(page)

  await tabTo(page, page.getByLabel(text('attempts.explanation_label', 'en')))
  await page.keyboard.type('I moved a sentence of mine.')
  await tabTo(page, page.getByRole('button', { name: text('attempts.explanation_send', 'en') }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('attempts.explanation_kept', 'en'))).toBeVisible()
  await expect(page.getByRole('heading', { name: text('attempts.explanation', 'en') })).toBeFocused()
  await expect(page.getByText('I moved a sentence of mine.')).toBeVisible()
  await page.getByRole('link', { name: text('attempts.back_to_skills', 'en') }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${userSkillScreens.userSkills.to()}$`))
})

async function belowOf(page: Page, button: Locator): Promise<number> {
  const box = await button.boundingBox()
  return (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
}

/** Expects that a sound can be played and has a text alternative. */
async function expectSound(page: Page, sound: Locator): Promise<void> {
  const file = await page.request.get((await sound.getAttribute('src')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
  await expect(page.getByText(text('attempts.transcript', 'en'))).toBeVisible()
}

/** Chooses an answer. With `thoroughly` it enlarges the picture first. */
async function chooseAnswer(page: Page, thoroughly: boolean): Promise<void> {
  if (thoroughly) {
    const enlarge = page.getByRole('button', { name: text('attempts.enlarge', 'en') })
    await tabTo(page, enlarge)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: text('attempts.picture', 'en') })
    await expect(dialog.getByRole('img', { name: 'Sales by month, as bars' })).toBeVisible()
    await expectNoAccessibilityViolations(page)
    await page.keyboard.press('Escape')
    await expect(enlarge).toBeFocused()
  }
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
}

/** Writes an answer. With `thoroughly` it also moves a part of the text, leaves the window once and reloads the page. */
async function writeAnswer(page: Page, box: Locator, thoroughly: boolean): Promise<void> {
  await expect(box).toHaveAttribute('rows', '20')
  await tabTo(page, box)
  await page.keyboard.type('In my own words.')
  if (!thoroughly) return
  for (const key of ['Control+A', 'Control+C', 'ArrowRight', 'Control+V']) await page.keyboard.press(key)
  await page.evaluate(() => {
    for (const happens of ['blur', 'focus']) window.dispatchEvent(new Event(happens))
  })
  const written = await box.inputValue()
  await expect.poll(() => storedTexts(page)).toEqual([written])
  await page.reload()
  await expect(box).toHaveValue(written)
}

/** The texts that the browser stores for an unfinished test. */
function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await answer(indexedDB.open('cantera-tests'))
    const answers = await answer(database.transaction('answers').objectStore('answers').getAll())
    database.close()
    return answers.map(({ given }) => given.annotation)
  })
}

test('TST-02 SPEC-11 SPEC-31 a test is offered in the other language, and waits half an hour for an idle person', async ({
  page,
  startSession,
}) => {
  await test.step('TST-02 SPEC-31 a test without questions in the reader’s language is offered in the other one', async () => {
    const { at } = await makeSkillTest(page.request, 'candidate', { language: 'en' })
    await startSession('candidate')
    await page.goto(at)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('attempts.no_questions_in_language'))
    await expectNoAccessibilityViolations(page)
    await page.getByRole('button', { name: text('attempts.take_in_en') }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: text('attempts.start') }).click()
    await expect(questionHeading(page, 1)).toBeFocused()
    await expect(
      page
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .locator('[lang="en"]'),
    ).toBeVisible()
  })
  await test.step('SPEC-11 the idle dialog appears after half an hour in a test, and after 15 minutes elsewhere', async () => {
    const { at, skill } = await makeSkillTest(page.request, 'candidate')
    await page.clock.install()
    await startSession('candidate')
    await page.goto(at)
    const start = page.getByRole('button', { name: text('attempts.start') })
    await expect(start).toBeVisible()
    await page.clock.fastForward('16:00')
    await page.clock.runFor('00:05')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByRole('link', { name: text('attempts.back_to_skills') }).click()
    await expect(page.getByRole('main').getByText(skill).first()).toBeVisible()
    await expect(start).toBeHidden()
    // Waits until the press and the scrolling that it causes are recorded as activity.
    await page.clock.runFor('00:05')
    await page.clock.fastForward('16:00')
    // Slightly longer than the delay of the dialog, so the countdown has started.
    await page.clock.runFor('00:02')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})
