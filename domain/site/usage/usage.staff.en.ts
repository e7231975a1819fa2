import type { Translation } from '../../kernel/messages.ts'
import type { es } from './usage.staff.es.ts'

export const en: Translation<typeof es> = {
  'usage.title': 'Space used',
  'usage.description': 'How much room the files and records of the site take.',
  'usage.total': '{{used}} of {{bound}} for files ({{percent}}%)',
  'usage.counted': 'Counted',
  'usage.uncounted': 'Not counted yet. Come back in a few minutes.',
  'usage.warned':
    'Files take up {{percent}}% of the site’s space. When it is full, nobody can register or upload files to their profile.',
  'usage.full':
    'Files have filled the site’s space: nobody can register or upload files to their profile, and emailed replies are kept without their files.',
  'usage.more': 'Add space in settings',
  'usage.files': 'Files',
  'usage.kind': 'Type',
  'usage.count': 'Number',
  'usage.size': 'Size',
  'usage.purpose.cv': 'CVs',
  'usage.purpose.portfolio': 'Portfolios',
  'usage.purpose.answer': 'Files sent when applying',
  'usage.purpose.reply': 'Email attachments',
  'usage.purpose.consent': 'Proofs of consent',
  'usage.purpose.media': 'Pictures and audio of questions, and the logo',
  'usage.purpose.import': 'Files to import',
  'usage.purpose.client': 'Files of clients',
  'usage.records': 'Records in the database',
  'usage.rows.replies': 'Emailed replies',
  'usage.rows.outbox': 'Emails sent and waiting',
  'usage.rows.audit': 'Audit',
  'usage.rows.reads': 'Read log',
  'usage.imports': 'Files waiting to be imported: {{waiting}} of {{most}} at most.',
  'usage.people': 'People with the most files',
  'usage.people_empty': 'Nobody has files yet.',
  'usage.person': 'Person',
  'usage.person_files': 'Files',
  'usage.person_replies': 'Replies',
  'usage.bounds':
    'A person can store up to 200 MB of files and 2,000 replies. A colleague can upload up to 4 GB a day and make up to 20,000 changes an hour.',
}
