import { expect, test } from 'vitest'
import { presentFeed } from './feeds.views.ts'

test.each(["$& $' $` $1 $$", '{{site}}'])('INJ-05 a company whose name is %s stands in the feed by that name', (name) => {
  const feed = presentFeed('https://cantera.test', name, 'es', [])
  expect(feed).toContain(`<title>Vacantes de ${name.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</title>`)
})
