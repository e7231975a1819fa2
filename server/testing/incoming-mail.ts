import { randomUUID } from 'node:crypto'

/** An answer of a candidate. */
export const message = (to: string, body: string, headers = '') => `From: Ana Ruiz <ana@correo.test>
To: Agencia <${to}>
Subject: Re: Siguiente paso
Message-ID: <${randomUUID()}@correo.test>
Date: Wed, 25 Nov 2026 10:00:00 -0500
MIME-Version: 1.0
${headers}${headers.includes('Content-Type') ? '' : 'Content-Type: text/plain; charset=utf-8\n'}
${body}
`

/** A report of a mail server, in the shape of RFC 3464, with headers of the returned e-mail. */
export const report = (to: string, status: string, returned = 'Subject: x') => `From: MAILER-DAEMON@mx.agencia.test
To: <${to}>
Subject: Undelivered Mail Returned to Sender
Message-ID: <${randomUUID()}@mx.agencia.test>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=us-ascii

Your message could not be delivered.
--b
Content-Type: message/delivery-status

${status}
--b
Content-Type: text/rfc822-headers

${returned}
--b--
`

/** A part of a message with the boundary x. */
export const attached = (type: string, content: string, disposition: string) =>
  `--x\nContent-Type: ${type}\n${disposition}Content-Transfer-Encoding: base64\n\n${content}\n`

/** The body of a message with the boundary x: words and parts. */
export const mixed = (words: string, parts: readonly string[]) =>
  `--x\nContent-Type: text/plain; charset=utf-8\n\n${words}\n${parts.join('')}--x--`
