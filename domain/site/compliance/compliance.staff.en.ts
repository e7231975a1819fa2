import type { Translation } from '../../kernel/messages.ts'
import type { es } from './compliance.staff.es.ts'

export const en: Translation<typeof es> = {
  'compliance.title': 'Compliance documents',
  'compliance.description':
    'What this site knows about itself, ready for your data protection documents. What it can’t know is left for you to fill in.',
  'compliance.pdf': 'Download the PDF',
  'compliance.markdown': 'Download as Markdown',
  'compliance.page_of': 'Page {{page}} of {{pages}}',
  'compliance.file': 'compliance',
  'compliance.blank': '[To be filled in by the company]',
  'compliance.no_advice':
    'This document is not legal advice. It describes how the product works and how this site is configured on the day it is made. A lawyer should review it before the company uses it.',
  'compliance.made': 'Made on {{when}}',

  'compliance.controller': 'Controller',
  'compliance.company': 'Company',
  'compliance.company_id': 'Tax identification',
  'compliance.company_address': 'Registered address',
  'compliance.company_contact': 'Contact',
  'compliance.site': 'Address of the site',
  'compliance.place': 'Country and time zone of the site',

  'compliance.law': 'Law 1581 of 2012 (Colombia)',
  'compliance.law.scope':
    'The law protects the personal data of applicants and of the team. This is how the site helps to comply:',
  'compliance.law.authorisation':
    'Authorisation: people who register accept the text on data processing. The site keeps which version they accepted, in which language and when.',
  'compliance.law.staff_added':
    'People added by the team are asked for their authorisation by e-mail. If they refuse or don’t answer in time, their data is erased. If the company already had it, how it got it is written down.',
  'compliance.law.access':
    'Access: everyone can download from their account all that the site keeps about them, and who in the team has read it.',
  'compliance.law.correction': 'Correction: people edit their profile, and see what the team corrected.',
  'compliance.law.erasure':
    'Erasure and revocation: people delete their account without asking anyone, and can end what they shared.',
  'compliance.law.queries':
    'Queries (article 14): there are 10 business days to answer, and 5 more if the delay is explained. Answering those that arrive outside the site is up to the company.',
  'compliance.law.claims':
    'Claims: there are 15 business days to answer, and 8 more if the delay is explained. The site doesn’t keep these terms for the company.',
  'compliance.law.duties':
    'Duties of the controller (article 17): the logs of changes and of reads say who did what and when, and can be checked for tampering.',
  'compliance.law.sensitive':
    'Sensitive data: the site asks for no gender, origin, religion, health or biometric data. A document that someone uploads may contain some.',
  'compliance.blank.policy': 'Data processing policy published at',
  'compliance.blank.officer': 'Person or area that answers queries and claims',
  'compliance.blank.registry': 'National Register of Databases',

  'compliance.circular': 'External Circular 002 of 2024 of the SIC (artificial intelligence)',
  'compliance.circular.scope':
    'The circular, of 21 August 2024, gives guidelines for processing personal data in artificial intelligence systems, with four criteria. Although this product has no model that decides about people, these are the facts:',
  'compliance.circular.suitable':
    'Suitability: tests ask for what the job requires, and the quality page of each bank measures whether its questions tell people apart, and each result states its error.',
  'compliance.circular.necessary':
    'Necessity: during a test the site keeps events (that something was copied, not what) and whether it was started on a phone or a computer; no camera, microphone or device fingerprint.',
  'compliance.circular.reasonable':
    'Reasonableness: the data serves to select people, and is used only with their authorisation.',
  'compliance.circular.proportionate':
    'Proportionality: no signal changes a score or rules anyone out; a person decides. The selection report compares how many people go on by language, device and extra time, where a group has 30 people or more.',
  'compliance.blank.impact': 'Privacy impact study',

  'compliance.ai': 'Statement on the AI Act of the European Union (2024/1689)',
  'compliance.ai.statement':
    'The product calculates with published rules and formulas. One of them is a statistical model: Rasch’s estimates how hard each question is, and tests are balanced by it. No model scores, ranks or rejects a person: the points are the sum of their answers.',
  'compliance.ai.selection': 'Selection report',
  'compliance.ai.uncalibrated': 'None yet: there aren’t enough answers',
  'compliance.ai.calibrated':
    '{{questions}} questions with an estimated difficulty, in {{banks}} banks, with {{answers}} answers',
  'compliance.ai.calibration': 'Data it was calibrated with',
  'compliance.ai.comparison':
    'Comparison: only people who are clearly below the best result are marked. Among ten people who know the same, somebody is marked on 10 of 100 pages or fewer.',
  'compliance.ai.equality':
    'Equality: two tests from one bank differ in what the same person can expect. In simulated banks of 30 and 60 questions the largest difference is 23 to 30 of 100 points with 30 answers per question, 5 to 8 with 100, and 2 to 3 with 1,000; with questions chosen by chance alone, 27 to 37. The figure of each bank is on its quality page.',
  'compliance.ai.error':
    'Error: each result has its margin. In at least two out of three results, the score on all questions of that kind is within the margin (68 of 100 in a simulation). A second test lies within it in fewer than 6 of 10 cases.',
  'compliance.ai.use':
    'Intended use: to give the team one more fact about what a person knows of a skill. It is not meant to rule anyone out by itself, nor to compare the points of people who took the test in different languages: that comparison cannot be measured, and nothing is adjusted.',
  'compliance.ai.points': 'A chosen answer is worth 10 points or none; a written answer is rated by a person on a fixed scale.',
  'compliance.ai.statistics':
    'Model: the difficulty is estimated from 30 answers per question on, from data about answers, not about people. Until then the level that the question’s authors expect counts, if there is one. It changes no points.',
  'compliance.ai.signals': 'The signals of a test are published rules: a count of events against a fixed limit.',
  'compliance.ai.people':
    'Oversight: only a person in the team moves, rejects or hires someone, and can restart a test or mark a question as faulty. People who took the test see what was recorded, explain it, and can ask for a person to review their case.',
  'compliance.ai.order':
    'The candidate search puts first those who have the words searched for in a more important place (the name before the CV), by a fixed rule that doesn’t learn. Other lists are sorted by what their reader chooses.',
  'compliance.ai.law':
    'Annex III, point 4(a), counts AI systems intended for recruiting or selecting people as high-risk. Recital 12 leaves systems based on rules defined solely by natural persons out of the definition of an AI system (Article 3, point 1). Whether that holds for the way the company uses the product is for the company to decide.',
  'compliance.blank.other_tools': 'Other tools of the company that use AI in selection',

  'compliance.record': 'Record of processing activities',
  'compliance.purpose': 'Purpose',
  'compliance.purpose.selection': 'Recruitment: receiving applications, testing, interviewing, notifying and hiring',
  'compliance.people': 'People',
  'compliance.people.kinds': 'Candidates, the referees they name, people who write to the site, and the team',
  'compliance.data': 'Data',
  'compliance.data.kinds':
    'Name, contact, place, birth, CV, education, experience, references, applications, e-mails, interviews and notes of the team',
  'compliance.data_tests': 'Data of tests',
  'compliance.data_tests.kinds': 'Answers, times, points, ratings, signals, language, class of device and extra time',
  'compliance.basis': 'Basis',
  'compliance.basis.authorisation': 'Authorisation of the person, with its proof',
  'compliance.processor': 'Server {{host}}',
  'compliance.database': 'Database',
  'compliance.database.embedded': 'Included in the server of the site',
  'compliance.files': 'Files',
  'compliance.files.disk': 'On the disk of the server of the site',
  'compliance.mail': 'Sending e-mails',
  'compliance.mail.none': 'No server: e-mails don’t leave',
  'compliance.mailbox': 'Mailbox for replies',
  'compliance.company_login': 'Company login',
  'compliance.other_sites': 'Results of other sites',
  'compliance.other_sites.asked':
    'When a person shows a result that another site signed, this site asks that one for its key and whether the result still counts; it sends the address of the result and nothing else',
  'compliance.transfers': 'Countries of those servers, contracts and transfers',
  'compliance.security': 'Security measures',
  'compliance.security.measures_one':
    'Passwords that nobody can read (only their hash), two-step verification for those who turn it on or whose role requires it, logout after {{count}} idle minute, rights by role, and chained logs of changes and reads',
  'compliance.security.measures_other':
    'Passwords that nobody can read (only their hash), two-step verification for those who turn it on or whose role requires it, logout after {{count}} idle minutes, rights by role, and chained logs of changes and reads',
  'compliance.tests': 'Limits of tests',
  'compliance.tests.limits': 'Up to {{attempts}} attempts per skill in {{days}} days',

  'compliance.roles': 'Who can see the data',
  'compliance.role.people_one': '{{count}} person',
  'compliance.role.people_other': '{{count}} people',
  'compliance.role.no_modules': 'Sees no data of other people',
  'compliance.role.limited': 'Own jobs only',
  'compliance.role.factor': 'Requires two-step verification',

  'compliance.retention': 'Retention table',
  'compliance.retention.scope': 'The site removes this by itself, within these terms:',
  'compliance.kept.deleted_accounts': 'Deleted accounts, until they are erased for good',
  'compliance.kept.unconfirmed_accounts': 'Unused accounts without a confirmed address',
  'compliance.kept.added_people': 'People added by the team who gave no authorisation (the term for those added from today on)',
  'compliance.kept.objections': 'Link to object to an authorisation that the company declared',
  'compliance.kept.import_files': 'Files of an import',
  'compliance.kept.unfinished_tests': 'Unfinished tests without a time limit, until they are closed',
  'compliance.kept.device_hashes': 'Encrypted mark of device and network of a test',
  'compliance.kept.sessions': 'Open sessions, at most',
  'compliance.kept.invitations': 'Invitation links for the team',
  'compliance.kept.password_links': 'Links to change a password',
  'compliance.kept.read_log': 'Log of reads',
  'compliance.kept.updates': 'Updates for the team',
  'compliance.kept.audit': 'Log of changes',
  'compliance.term.days_one': '{{count}} day',
  'compliance.term.days_other': '{{count}} days',
  'compliance.term.hours_one': '{{count}} hour',
  'compliance.term.hours_other': '{{count}} hours',
  'compliance.term.minutes_one': '{{count}} minute',
  'compliance.term.minutes_other': '{{count}} minutes',
  'compliance.term.end_of_test': 'Until the test ends',
  'compliance.term.none': 'No term: it isn’t removed automatically',
  'compliance.blank.open_accounts': 'Term for open accounts and closed processes',
  'compliance.blank.backups': 'Term for backups',
}
