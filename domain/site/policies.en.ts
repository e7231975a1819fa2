import type { Translation } from '../kernel/messages.ts'
import type { es } from './policies.es.ts'

export const en: Translation<typeof es> = {
  'privacy.title': 'Privacy policy',
  'privacy.description': 'Which data of yours Cantera keeps, what for, who sees them, how long, and how to have them erased.',
  'privacy.intro':
    'This page says what we know about you, what we use it for and what you can ask of us. It is written to be read.',
  'privacy.index': 'Sections of this page',
  'privacy.item1_title': 'Who answers for your data',
  'privacy.item1_text':
    'The company that runs this site answers for your data. Its name, address, tax number, phone and e-mail stand at the foot of every page.\nFor anything about your data, write to us on the contact page.',
  'privacy.item2_title': 'What we keep',
  'privacy.item2_text':
    'When you register: first name, last name, e-mail, password (only its encrypted fingerprint, never the text) and your CV.\nIn your profile: the contact details you write, your date of birth, your address and what you tell about yourself.\nIn your processes: which vacancies you applied for, when, the stage you are at, and the e-mails we sent you.',
  'privacy.item3_title': 'What we use it for',
  'privacy.item3_text':
    'So that you can apply, so that recruiters can assess your application, and to write to you about it.\nWe do not sell your data, show no advertising and use no trackers of other companies.',
  'privacy.item4_title': 'With whose permission',
  'privacy.item4_text':
    'Yours. You give it when you create your account, and we keep the date and the exact text that you accepted.',
  'privacy.item5_title': 'Who sees it',
  'privacy.item5_text':
    'Your CV and contact details are seen only by the members of the hiring team who have that permission. Every change that the team makes is recorded.\nThe name of the hiring company is not published, and other applicants never see your data.',
  'privacy.item6_title': 'How long we keep it',
  'privacy.item6_text':
    'For as long as you have your account. When you ask to erase it, your data and files are removed after 30 days of grace, in case you change your mind.\nLinks to your files expire after ten minutes.',
  'privacy.item7_title': 'Your rights',
  'privacy.item7_text':
    'You can see and correct your data in your profile. You can also ask us for a copy of all that we keep, withdraw an application or erase your account: write to us from your e-mail on the contact page.',
  'privacy.item8_title': 'What stays in your browser',
  'privacy.item8_text':
    'Your browser keeps the language and colours you choose, your session while it is open, a sign by which we know it again when you next log in, and forms that you leave half-way. None of it can follow you to other sites.',

  'terms.title': 'Terms and conditions',
  'terms.description': 'The rules for using Cantera: your account, your applications, the tests, and what you can expect of us.',
  'terms.intro': 'By using this site you accept these rules. They are few.',
  'terms.item1_title': 'Your account',
  'terms.item1_text':
    'One person, one account, with true data. Look after your password: what is done with your account counts as done by you. If you think that somebody else uses it, change it and tell us.',
  'terms.item2_title': 'Applying',
  'terms.item2_text':
    'Applying costs nothing and does not oblige you to accept an offer. Publishing a vacancy does not oblige the company to hire either, but it does oblige it to answer.',
  'terms.item3_title': 'The tests',
  'terms.item3_text':
    'If a vacancy asks you for a test, answer it yourself, without help of others and without copying the questions. We record whether text is copied or pasted; a person reads that together with the rest, and by itself it rejects nobody.',
  'terms.item4_title': 'What you upload',
  'terms.item4_text':
    'Your CV and files stay yours. You allow us to show them to the hiring team for as long as you have your account. Do not upload data of other people or harmful files.',
  'terms.item5_title': 'What you can expect',
  'terms.item5_text':
    'We take care that the site works and that your data are not lost, but we cannot promise that it never fails. If something goes wrong, we tell you and mend it.',
  'terms.item6_title': 'Changes and law',
  'terms.item6_text':
    'If these rules change, the new version is published here. The law of the country of the company that runs the site applies, without taking away the rights that the law of yours gives you.',
}
