-- The outbox: written in the transaction of the change that causes the e-mail (MAIL-01).
create table outgoing_emails (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  kind text not null,
  application_id bigint references applications on delete cascade,
  user_id bigint references users on delete cascade,
  stage text,
  language text not null check (language in ('es', 'en')),
  to_name text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  plain text not null,
  calendar text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  dismissed_at timestamptz,
  -- The colleague who sent it, who is notified when it fails. Null for e-mails that the site sends by itself.
  actor_id bigint references users on delete set null,
  -- The address of one-click unsubscription (RFC 8058).
  unsubscribe_url text,
  -- The Message-ID of the answered message, and those of the conversation before it (RFC 5322, 3.6.4).
  in_reply_to text,
  thread text,
  -- When its link stops working, or its interview is over: it is not sent afterwards. Null for e-mails that stay true.
  expires_at timestamptz,
  -- The template whose text the e-mail of a stage has: its uuid, or built_in. Null for own words, and for e-mails of before.
  template text,
  -- The contact of a client to whom a colleague writes (CLT-01).
  contact_id bigint references client_contacts on delete cascade
);
create index outgoing_emails_of_contact on outgoing_emails (contact_id, id) where contact_id is not null;
create index outgoing_emails_actor on outgoing_emails (actor_id) where actor_id is not null;
create index outgoing_emails_failed on outgoing_emails (queued_at, id) where status = 'failed' and dismissed_at is null;
create index outgoing_emails_of_application on outgoing_emails (application_id, id desc);
create index outgoing_emails_of_user on outgoing_emails (user_id);
create index outgoing_emails_queued on outgoing_emails (queued_at) where status = 'queued';
create index outgoing_emails_reply_to on outgoing_emails (reply_to) where reply_to is not null;
create index outgoing_emails_shared on outgoing_emails (to_address, id desc) where kind = 'share';
create index outgoing_emails_to_interviewers on outgoing_emails (to_address) where kind = 'interviewer';

-- One row: whether e-mails leave the outbox.
create table mail_delivery (
  id boolean default true primary key check (id),
  -- Since when none has left, although some were tried; null while they leave.
  away_since timestamptz,
  -- Why, without names and addresses.
  last_error text,
  -- When a process asked the mail server last whether it is back, and whether it answered.
  checked_at timestamptz,
  answers boolean not null default true,
  -- When waiting e-mails were made due last.
  released_at timestamptz
);
insert into mail_delivery default values;
