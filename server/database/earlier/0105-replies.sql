-- Answers to e-mails, and addresses that e-mails do not reach (EML-01).

-- The address that an e-mail did not reach. It counts while it is still the person's address.
alter table users
  add column undelivered_address text,
  add column undelivered_at timestamptz,
  add column undelivered_reason text not null default '';

create table replies (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users,
  application_id bigint references applications,
  received_at timestamptz not null,
  from_address text not null,
  subject text not null,
  body text not null,
  quoted text not null default '',
  automatic boolean not null default false,
  -- Names of attachments that were not stored.
  left_out text[] not null default '{}',
  message_id text not null unique,
  uid_validity bigint not null,
  uid bigint not null,
  unique (uid_validity, uid)
);
create index replies_of_application on replies (application_id, received_at) where application_id is not null;
create index replies_of_person on replies (user_id, id);

create table reply_files (
  reply_id bigint not null references replies on delete cascade,
  file_id bigint not null references files,
  primary key (reply_id, file_id)
);
create index reply_files_file on reply_files (file_id);

-- One row: the state of the mailbox with the answers, and the process that reads it.
create table reply_mailbox (
  id boolean primary key default true check (id),
  holder uuid,
  held_until timestamptz,
  uid_validity bigint not null default 0,
  last_uid bigint not null default 0,
  checked_at timestamptz,
  away_since timestamptz,
  last_error text,
  unmatched integer not null default 0
);
insert into reply_mailbox default values;

create index outgoing_emails_reply_to on outgoing_emails (reply_to) where reply_to is not null;
