-- The correspondence with contacts of clients (CLT-01): what a colleague writes is in the outbox, what a contact writes in a table of its own.
alter table outgoing_emails add column contact_id bigint;
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
create index outgoing_emails_of_contact on outgoing_emails (contact_id, id) where contact_id is not null;
alter table outgoing_emails add constraint outgoing_emails_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES client_contacts(id) ON DELETE CASCADE;
