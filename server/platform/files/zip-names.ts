import type { Entry } from 'yauzl'

/** The upper half of code page 850, in which Windows in Spanish writes names into archives. The lower half is ASCII. */
export const codePage850 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('')

const utf8Flag = 0x800
/** The number of the extra field that repeats a name in UTF-8. */
const unicodePath = 0x7075

type Named = Pick<Entry, 'fileName' | 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>

/**
 * The name of a file in an archive, with slashes between folders. A name that does not say its encoding is read as UTF-8 if it is valid, as
 * macOS writes it, else as code page 850.
 */
export function nameInZip({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Named): string {
  const saysEncoding = (generalPurposeBitFlag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePath)
  if (saysEncoding || fileNameRaw.every((byte) => byte < 128)) return String(fileName)
  return decoded(fileNameRaw).replaceAll('\\', '/')
}

function decoded(name: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name)
  } catch {
    return Array.from(name, (byte) => (byte < 128 ? String.fromCharCode(byte) : codePage850[byte - 128])).join('')
  }
}
