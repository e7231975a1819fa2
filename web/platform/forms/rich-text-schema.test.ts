import { getSchema } from '@tiptap/react'
import { expect, test } from 'vitest'
import { headingLevels, richTextTags } from '#domain/kernel/rich-text.ts'
import { richTextExtensions } from './rich-text-schema.ts'

test('JOB-02 the editor writes exactly the tags that the sanitiser keeps', () => {
  const schema = getSchema(richTextExtensions)
  const nodes = Object.values(schema.nodes).flatMap((type) => {
    const levels = type.name === 'heading' ? headingLevels.map((level) => ({ level })) : [null]
    return levels.map((attrs) => type.spec.toDOM?.(type.create(attrs)))
  })
  const marks = Object.values(schema.marks).map((type) => type.spec.toDOM?.(type.create({ href: '/jobs' }), true))
  const tags = [...nodes, ...marks].flatMap((output) => (Array.isArray(output) ? [output[0]] : []))
  expect(tags.sort()).toEqual([...richTextTags].sort())
})
