import type { Translation } from '../kernel/messages.ts'
import type { es } from './pages.es.ts'

export const en: Translation<typeof es> = {
  'home.title': 'Where talent finds its place',
  'home.intro':
    'We publish vacancies of companies that care for their people. Register with your CV, apply, and follow your process step by step.',
  'home.start': 'Start',
  'home.go_to_profile': 'Go to my profile',
  'home.search_title': 'Which job are you looking for?',
  'home.video_pause': 'Pause the background video',
  'home.video_play': 'Play the background video',
  'home.cards_title': 'What you find here',
  'home.card.agency_title': 'An agency at your side',
  'home.card.agency_text': 'We know the companies and the people. Every application gets an answer, also when it is a no.',
  'home.card.agency_action': 'Meet the agency',
  'home.card.remote_title': 'Work from where you are',
  'home.card.remote_text': 'Remote vacancies with clear hours and salaries in the open. Your city is no limit.',
  'home.card.remote_action': 'See remote vacancies',
  'home.card.contact_title': 'Let us talk',
  'home.card.contact_text': 'Looking for people for your team, or wondering about your process? A person will answer you.',
  'home.card.contact_action': 'Write to us',

  'about.title': 'About us',
  'about.description': 'What Cantera does, for whom, and how we work with people and companies.',
  'about.intro':
    'A cantera is the quarry that good stone comes from, and the school in which a club trains its own. That is what we want to be: the place where talent shows what it can do and companies find it.',
  'about.services': 'Our services',
  'about.service.recruitment_title': 'Recruitment',
  'about.service.recruitment_text':
    'We publish the vacancy, bring together the people who fit, and stay with them from application to decision.',
  'about.service.tests_title': 'Skills assessment',
  'about.service.tests_text':
    'Where a job calls for it, we assess skills in Spanish or English. People show what they know, wherever they come from.',
  'about.service.remote_title': 'Remote teams',
  'about.service.remote_text': 'We look for talent all over Latin America for companies that hire without looking at the map.',
  'about.service.advice_title': 'Advice for companies',
  'about.service.advice_text': 'We help to define the job, the salary, and the questions that really matter in an interview.',
  'about.principles_title': 'Hiring fairly',
  'about.principles_text':
    'We never charge people who look for work. We follow the fair recruitment principles of the International Labour Organization.',
  'about.principles_link': 'Read the ILO principles (opens another site)',

  'process.title': 'Hiring process',
  'process.description': 'The steps of your hiring process, from creating your account to your first day.',
  'process.intro': 'This is the way from creating your account to your first day. We write to you at every stage.',
  'process.step': 'Step {{number}}',
  'process.empty': 'The steps of the process will be told here soon.',
  'process.action': 'Search vacancies',

  'faq.title': 'Frequently asked questions',
  'faq.description': 'Answers about the hiring process: costs, CV, interviews, and where your application is.',
  'faq.intro': 'What people ask us most about the hiring process.',
  'faq.item1_question': 'Do I have to pay to apply?',
  'faq.item1_answer':
    'No. Creating your account, applying, and any test that a vacancy asks for cost nothing. If somebody charges you in our name, tell us on the contact page.',
  'faq.item2_question': 'What do I need to apply for a vacancy?',
  'faq.item2_answer':
    'An account with your CV, as PDF, Word, OpenDocument or image, under 1 MB. You can register and apply in one step from the vacancy.',
  'faq.item3_question': 'How do I know which stage my process is at?',
  'faq.item3_answer':
    'In your profile, under “My applications”, you see the stage of each one and the date of its last change. We also write to you when there is news.',
  'faq.item4_question': 'What are the interviews like?',
  'faq.item4_answer':
    'There are one or two. The invitation comes by e-mail with the date, the time and its time zone, and a file for your calendar.',
  'faq.item5_question': 'Can I apply for several vacancies?',
  'faq.item5_answer':
    'Yes, for every one you like, once each. If you had applied before, we tell you, and your application stays where it was.',
  'faq.more': 'Is your question not here?',
  'faq.contact': 'Write to us',
}
