import { languages } from '#domain/kernel/languages.ts'
import { paths } from '#web/paths.ts'
import { expect, test } from './support/test.ts'

for (const language of languages)
  test(`PUB-03 PUB-07 tests are spoken of as what a vacancy may ask for, never as what can be taken now (${language})`, async ({
    page,
    site,
  }) => {
    await site.prefer(language, page)
    const spoken: string[] = []
    for (const at of [paths.home(), paths.about(), paths.hiringProcess(), paths.faq(), paths.terms(), paths.vacancies()]) {
      await page.goto(at)
      // Also what is folded away; what vacancies say of themselves is theirs.
      const words = await page.getByRole('main').locator('p:not(article p), li:not(:has(p))').allTextContents()
      spoken.push(...words.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s/)))
    }
    const ofTests = spoken.filter((sentence) => /\b(pruebas?|tests?)\b/i.test(sentence))
    expect(ofTests.length).toBeGreaterThan(3)
    expect(ofTests.filter((sentence) => !/\b(si|pida|if|where|any)\b/i.test(sentence))).toEqual([])
  })
