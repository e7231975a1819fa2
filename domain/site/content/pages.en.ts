import type { Translation } from '../../kernel/messages.ts'
import type { es } from './pages.es.ts'

export const en: Translation<typeof es> = {
  'home.start': 'Get started',
  'home.go_to_profile': 'Go to my profile',
  'home.video_pause': 'Pause the background video',
  'home.video_play': 'Play the background video',
  'home.cards_title': 'What you’ll find here',
  'home.card.agency_action': 'Meet the agency',
  'home.card.remote_action': 'See remote jobs',
  'home.card.contact_action': 'Get in touch',

  'about.title': 'About us',
  'about.description': 'What {{site}} does, who it’s for, and how we work with people and companies.',
  'about.services': 'Our services',

  'process.title': 'Hiring process',
  'process.description': 'The hiring process step by step, from creating your account to your first day.',
  'process.intro': 'Here’s how it works, from creating your account to your first day. We’ll write to you at every stage.',
  'process.step': 'Step {{number}}',
  'process.empty': 'We’ll publish the steps here soon.',
  'process.landing': 'See the jobs and the three steps',
  'process.action': 'Search jobs',

  'faq.title': 'Frequently asked questions',
  'faq.description': 'Answers about the hiring process: costs, CVs, interviews, and how your application is going.',
  'faq.intro': 'What people ask us most about the hiring process.',
  'faq.more': 'Didn’t find your question?',
  'faq.contact': 'Ask us',

  'privacy.title': 'Privacy policy',
  'privacy.description': 'What data {{site}} keeps about you, why, who sees it, for how long, and how to have it deleted.',
  'privacy.index': 'On this page',

  'policy.in_force': 'Version {{version}}, in force since',
  'policy.was_in_force': 'This is version {{version}}, which is no longer in force. It took effect on',
  'policy.read_in_force': 'Read the version in force',
  'policy.older': 'Earlier versions',
  'policy.version': 'Version {{version}}',

  'terms.title': 'Terms and conditions',
  'terms.description': 'The rules for using {{site}}: your account, your applications, tests, and what you can expect from us.',
}
