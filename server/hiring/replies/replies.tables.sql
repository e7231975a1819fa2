-- E-mails of candidates that answered ours, and messages of machines among them (ADR-0115).
create table replies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users,
  application_id bigint references applications,
  received_at timestamptz not null,
  from_address text not null,
  subject text not null,
  body text not null,
  -- the part of the message that repeats what was answered
  quoted text not null default '',
  automatic boolean not null default false,
  -- Names of attachments that were not stored.
  left_out text[] not null default '{}',
  message_id text not null unique,
  uid_validity bigint not null,
  -- with uid_validity the place of the message in the mailbox, so that none is taken twice
  uid bigint not null,
  email_id bigint references outgoing_emails on delete set null,
  -- somebody answered, or marked it as done
  settled_at timestamptz,
  -- the Message-IDs of the conversation, for the next answer
  thread text not null default '',
  left_application_id bigint references applications on delete set null,
  -- a program may have written it, or only passed on what a person wrote
  perhaps_automatic boolean not null default false,
  -- what became of the answer of a calendar that the message carries
  calendar text check (calendar in ('taken', 'changed', 'cancelled', 'over', 'often', 'other_person', 'unknown')),
  constraint replies_uid_validity_uid_key unique (uid_validity, uid)
);
create index replies_automatic on replies (received_at, id) where automatic;
create index replies_email on replies (email_id) where email_id is not null;
create index replies_left_application on replies (left_application_id) where left_application_id is not null;
create index replies_of_application on replies (application_id, received_at) where application_id is not null;
create index replies_of_person on replies (user_id, id);
create index replies_unsettled on replies (received_at, id) where settled_at is null and not automatic;

-- The files of a reply.
create table reply_files (
  reply_id bigint not null references replies on delete cascade,
  file_id bigint not null references files,
  primary key (reply_id, file_id)
);
create index reply_files_file on reply_files (file_id);

-- The files that colleagues attached to their replies, with the person who got them. A file outlives an e-mail that was not sent.
create table sent_files (
  file_id bigint primary key references files,
  email_id bigint references outgoing_emails on delete set null,
  user_id bigint not null references users
);
create index sent_files_email on sent_files (email_id) where email_id is not null;
create index sent_files_user on sent_files (user_id);

-- One row: the state of the mailbox with the answers, and the process that reads it.
create table reply_mailbox (
  id boolean default true primary key check (id),
  holder uuid,
  held_until timestamptz,
  uid_validity bigint not null default 0,
  last_uid bigint not null default 0,
  checked_at timestamptz,
  away_since timestamptz,
  last_error text,
  unmatched integer not null default 0,
  tried_uid bigint not null default 0,
  tries integer not null default 0
);
insert into reply_mailbox default values;

-- Messages that were not taken although they answer an e-mail of the site, or could not be read at all.
create table passed_messages (
  id bigint generated always as identity primary key,
  -- The person whose e-mail it answers.
  user_id bigint references users,
  uid_validity bigint not null,
  uid bigint not null,
  from_address text not null default '',
  subject text not null default '',
  reason text not null check (reason in ('not_handed_over', 'too_slow', 'too_large', 'crashed', 'unreadable', 'refused', 'too_many')),
  passed_at timestamptz not null,
  tries integer not null default 1,
  -- when a message that took too long is read again
  next_try_at timestamptz,
  constraint passed_messages_uid_validity_uid_key unique (uid_validity, uid)
);
create index passed_messages_of_person on passed_messages (user_id) where user_id is not null;
create index passed_messages_to_try on passed_messages (next_try_at) where next_try_at is not null;

-- What contacts of clients wrote; their files are files of the client (CLT-01).
create table client_replies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  contact_id bigint not null references client_contacts on delete cascade,
  -- the e-mail that it answers
  email_id bigint references outgoing_emails on delete set null,
  received_at timestamptz not null,
  from_address text not null,
  subject text not null,
  body text not null,
  quoted text not null default '',
  automatic boolean not null default false,
  perhaps_automatic boolean not null default false,
  left_out text[] not null default '{}',
  message_id text not null unique,
  thread text not null default '',
  uid_validity bigint not null,
  uid bigint not null,
  constraint client_replies_uid_validity_uid_key unique (uid_validity, uid)
);
create index client_replies_email on client_replies (email_id) where email_id is not null;
create index client_replies_of on client_replies (contact_id, received_at, id);

-- The files of such a message.
create table client_reply_files (
  reply_id bigint not null references client_replies on delete cascade,
  file_id bigint not null references files on delete cascade,
  primary key (reply_id, file_id)
);
create index client_reply_files_file on client_reply_files (file_id);
