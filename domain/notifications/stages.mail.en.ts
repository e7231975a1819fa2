import type { Translation } from '../kernel/messages.ts'
import type { es } from './stages.mail.es.ts'

export const en: Translation<typeof es> = {
  'apply.subject': 'We received your application: {{job}}',
  'apply.title': 'Thank you for applying!',
  'apply.message':
    'Your CV for the position {{job}} has reached us.\n\nWe will read it with care. Meanwhile, check that your profile is up to date. If the position asks for a test, we will tell you by e-mail.\n\nWe will write to you as soon as there is news.',
  'makeTest.subject': 'Next step for {{job}}',
  'makeTest.title': 'Time to show what you know',
  'makeTest.message':
    'We liked your profile for the position {{job}} and would like to know more about what you can do.\n\nOpen your profile and go to your skills. If tests are waiting there, take them: each one has ten questions, so find a quiet place and a good connection before you start. If there are none, you have nothing to do: we will write to tell you what comes next.\n\nGood luck!',
  'firstInterview.subject': 'We would like to interview you: {{job}}',
  'firstInterview.title': 'Let’s talk',
  'firstInterview.message':
    'Your application for {{job}} moved forward and we would like to meet you. We expect you on {{date}}, from {{from}} to {{to}}.\n\nYou will talk with {{sender}}. The invitation for your calendar is in this e-mail.\n\nHave your CV at hand and think of examples of what you have done. If you cannot make it, please tell us as soon as you can, through the contact page of our site.',
  'secondInterview.subject': 'Second interview: {{job}}',
  'secondInterview.title': 'One step further',
  'secondInterview.message':
    'Our first conversation left us wanting to know more. We invite you to a second interview for {{job}} on {{date}}, from {{from}} to {{to}}.\n\nThis time you will talk with {{sender}}. The invitation for your calendar is in this e-mail.\n\nBring your questions too: we want you to know what you would be joining. If you cannot make it, please tell us as soon as you can, through the contact page of our site.',
  'approved.subject': 'Congratulations! We chose you for {{job}}',
  'approved.title': 'The position is yours!',
  'approved.message':
    'We finished the process for {{job}} and chose you. We are very happy about it.\n\nOver the next days we will contact you to agree on your first day and tell you which documents we need.\n\nWelcome!',
  'reject.subject': 'About your application for {{job}}',
  'reject.title': 'Thank you for your time',
  'reject.message':
    'We finished reviewing the applications for {{job}} and are going ahead with somebody else this time.\n\nWe value the time you gave us. Your profile stays with us and you can apply to other positions whenever you like.\n\nWe wish you the best in your search.',
}
