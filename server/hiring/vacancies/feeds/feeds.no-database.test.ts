import { expect, test } from 'vitest'
import { presentFeed } from './feeds.views.ts'

test.each(["$& $' $` $1 $$", '{{site}}'])('INJ-05 the feed shows a company name such as %s unchanged', (name) => {
  const feed = presentFeed('https://cantera.test', name, 'es', [])
  expect(feed).toContain(`<title>Vacantes de ${name.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</title>`)
})
