import type { Translation } from '../../kernel/messages.ts'
import type { es } from './orders.candidate.es.ts'

export const en: Translation<typeof es> = {
  'order.title': 'Ask for a job to be filled',
  'order.intro': 'Tell us whom you need for {{client}}. We’ll write to you about the details.',
  'order.job': 'Position',
  'order.openings': 'How many people',
  'order.city': 'City',
  'order.description': 'What they will do, and what they need to know',
  'order.name': 'Your name',
  'order.email': 'Your email',
  'order.send': 'Send request',
  'order.loading': 'Opening the link…',
  'order.done_title': 'We have your request',
  'order.done': 'We have “{{title}}”. We’ll write to you soon.',
  'order.another': 'Ask for another job',
  'order.gone_title': 'This link no longer works',
  'order.gone': 'Ask the person who sent it for a new one.',
  'orders.error.title': 'Enter the position, with 3 letters or more.',
  'orders.error.openings': 'Enter how many people, in digits.',
  'orders.error.city': 'Enter the city.',
  'orders.error.description': 'Tell us what the person will do.',
  'orders.error.name': 'Enter your name.',
  'orders.error.email': 'Enter an email such as name@company.com.',
  'orders.error.over': 'This link no longer works. Ask the person who sent it for a new one.',
  'orders.placed': 'We have your request.',
}
