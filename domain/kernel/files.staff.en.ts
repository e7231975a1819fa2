import type { es } from './files.staff.es.ts'
import type { Translation } from './messages.ts'

export const en: Translation<typeof es> = {
  'files.download': 'Download',
  'files.new_tab': 'Open in a new tab',
  'files.page': 'Page {{page}}',
  'files.not_shown': 'We couldn’t show this file here. Download it to read it.',
  'files.not_drawn': 'We couldn’t show the pages of this file. This is its text.',
  'files.only_text': 'This is the text of the file, without its layout.',
  'files.reading': 'We’re reading {{name}}. Its text will appear here in a moment.',
  'files.reads_later':
    'Reading {{name}} is taking longer than usual. This says nothing about the file: we’ll read it again by ourselves. Next try:',
  'files.read_again': 'Read again',
  'files.reads_again': 'The file is being read again.',
  'files.text_of': 'Text of {{name}}',
  'files.not_searched':
    'This file is a picture, so the search doesn’t find its words. Ask for a PDF or Word file with text, or write the essentials in a note.',
  'files.not_read':
    'We couldn’t read the words of this file, so the search doesn’t find them. Ask for another copy as PDF or Word, or write the essentials in a note.',
  'files.no_text.picture': 'This file is a picture. Download it to see it.',
  'files.no_text.no_text': 'This file has no text; it may be a scan. Download it to see it.',
  'files.no_text.encrypted': 'This file is locked with a password. Download it to open it, or ask for a copy without one.',
  'files.no_text.broken': 'This file is damaged, so we couldn’t read it. Download it, or ask for another copy.',
  'files.no_text.too_large': 'This file takes up too much space when opened to be shown here. Download it to read it.',
  'files.no_text.too_slow':
    'We haven’t managed to read this file in the time we have for each one, so the search doesn’t find its words. Download it to read it, or have it read again.',
  'files.no_text.crashed': 'We couldn’t read this file. Download it to read it, or have it read again.',
  'files.no_text.missing': 'This file is no longer on the server. Ask for it to be uploaded again.',
}
