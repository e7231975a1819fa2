import type { OutgoingEmail } from '../platform/mail/message.ts'

/** A valid e-mail of the outbox; override the fields that the test is about. */
export function anEmail(overrides: Partial<OutgoingEmail> = {}): OutgoingEmail {
  return {
    id: 1,
    uuid: '11111111-2222-4333-8444-555555555555',
    kind: 'stage',
    application_id: null,
    user_id: null,
    contact_id: null,
    actor_id: null,
    unsubscribe_url: null,
    in_reply_to: null,
    thread: null,
    expires_at: null,
    template: null,
    stage: 'apply',
    language: 'es',
    to_name: 'Persona Demostración',
    to_address: 'persona@example.test',
    reply_to: null,
    subject: 'Recibimos tu postulación',
    html: '<p>Hola</p>',
    plain: 'Hola',
    calendar: null,
    status: 'queued',
    attempts: 0,
    last_error: null,
    queued_at: new Date('2026-05-04T10:11:12.131Z'),
    sent_at: null,
    dismissed_at: null,
    ...overrides,
  }
}
