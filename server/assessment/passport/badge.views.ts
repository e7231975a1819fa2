import { crc32 } from 'node:zlib'
import { badgeKeyword, badgeNamespace } from '#domain/assessment/passport/rules/baked-badges.ts'
import { linkPictureSize } from '#domain/kernel/link-pictures.ts'

/** Signature and header of a PNG, which a text may follow. */
const headBytes = 8 + 25

/** Puts a credential into a PNG that has none (Open Badges 3.0, 5.3.1). */
export function bakePng(png: Uint8Array, credential: string): Buffer {
  // Keyword, no compression, no language, no translation.
  const text = Buffer.concat([Buffer.from(`iTXt${badgeKeyword}\0\0\0\0\0`, 'latin1'), Buffer.from(credential)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length - 4)
  sum.writeUInt32BE(crc32(text))
  return Buffer.concat([png.subarray(0, headBytes), length, text, sum, png.subarray(headBytes)])
}

/** Makes an SVG of the PNG with a credential inside (Open Badges 3.0, 5.3.2). */
export function bakeSvg(png: Uint8Array, credential: string): Buffer {
  const { width, height } = linkPictureSize
  // The end of a CDATA section cannot stand in the text: JSON has this sign in strings alone.
  const text = credential.replaceAll('>', String.raw`\u003e`)
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="${badgeNamespace}" viewBox="0 0 ${width} ${height}">`,
      `<openbadges:credential><![CDATA[${text}]]></openbadges:credential>`,
      `<image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
      '</svg>',
    ].join('\n'),
  )
}
