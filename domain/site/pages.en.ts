import type { Translation } from '../kernel/messages.ts'
import type { es } from './pages.es.ts'

export const en: Translation<typeof es> = {
  'home.start': 'Start',
  'home.go_to_profile': 'Go to my profile',
  'home.search_title': 'Which job are you looking for?',
  'home.video_pause': 'Pause the background video',
  'home.video_play': 'Play the background video',
  'home.cards_title': 'What you find here',
  'home.card.agency_action': 'Meet the agency',
  'home.card.remote_action': 'See remote vacancies',
  'home.card.contact_action': 'Write to us',

  'about.title': 'About us',
  'about.description': 'What {{site}} does, for whom, and how we work with people and companies.',
  'about.services': 'Our services',

  'process.title': 'Hiring process',
  'process.description': 'The steps of your hiring process, from creating your account to your first day.',
  'process.intro': 'This is the way from creating your account to your first day. We write to you at every stage.',
  'process.step': 'Step {{number}}',
  'process.empty': 'The steps of the process will be told here soon.',
  'process.action': 'Search vacancies',

  'faq.title': 'Frequently asked questions',
  'faq.description': 'Answers about the hiring process: costs, CV, interviews, and where your application is.',
  'faq.intro': 'What people ask us most about the hiring process.',
  'faq.more': 'Is your question not here?',
  'faq.contact': 'Write to us',

  'privacy.title': 'Privacy policy',
  'privacy.description': 'Which data of yours {{site}} keeps, what for, who sees them, how long, and how to have them erased.',
  'privacy.index': 'Sections of this page',

  'terms.title': 'Terms and conditions',
  'terms.description': 'The rules for using {{site}}: your account, your applications, the tests, and what you can expect of us.',
}
