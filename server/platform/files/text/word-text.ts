import WordExtractor from 'word-extractor'
import { NoText } from './no-text.ts'

/** Typographic quotes and dashes stay as they were written. */
const asWritten = { filterUnicode: false }

/** The text of a DOC with its headers, footers, notes and text boxes, which templates of CVs use for names and addresses. */
export async function wordText(content: Buffer): Promise<string> {
  if (isEncryptedDoc(content)) throw new NoText('encrypted')
  const document = await new WordExtractor().extract(content)
  return [
    document.getHeaders({ ...asWritten, includeFooters: false }),
    document.getBody(asWritten),
    document.getTextboxes(asWritten),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
    document.getFooters(asWritten),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

/** The first bytes of a Word stream, which begins at the start of a sector: its signature, then the version. */
const wordSignature = Buffer.from('eca5', 'hex')
const flagsAt = 10
const encryptedFlag = 0x0100
const sectorBytes = 512

/** Whether a DOC needs a password: a flag in the head of its Word stream. */
function isEncryptedDoc(content: Buffer): boolean {
  for (let at = sectorBytes; at + flagsAt + 2 <= content.length; at += sectorBytes)
    if (content.subarray(at, at + 2).equals(wordSignature)) return (content.readUInt16LE(at + flagsAt) & encryptedFlag) !== 0
  return false
}
