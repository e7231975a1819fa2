-- Correspondence with candidates (EML-03). A reply of a colleague is an e-mail that names the message it answers.
alter table outgoing_emails
  -- The Message-ID of the answered message, and those of the conversation before it (RFC 5322, 3.6.4).
  add column in_reply_to text,
  add column thread text;

-- The files that colleagues attached to their replies, with the person who got them. A file outlives an e-mail that was not sent.
create table sent_files (
  file_id bigint primary key references files,
  email_id bigint references outgoing_emails on delete set null,
  user_id bigint not null references users
);
create index sent_files_email on sent_files (email_id) where email_id is not null;
create index sent_files_user on sent_files (user_id);

-- When a colleague answered a reply, or said that it needs no answer.
alter table replies add column settled_at timestamptz;
update replies set settled_at = received_at
where exists (
  select from outgoing_emails as later
  where later.actor_id is not null and later.user_id = replies.user_id and later.queued_at > replies.received_at
);
create index replies_unsettled on replies (received_at, id) where settled_at is null and not automatic;

-- The text under the replies of a colleague.
alter table users add column mail_signature text not null default '';
