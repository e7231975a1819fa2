-- Whether e-mails leave the outbox, and until when an e-mail is worth sending.
create table mail_delivery (
  id boolean default true primary key check (id),
  away_since timestamptz,
  last_error text,
  checked_at timestamptz,
  answers boolean not null default true
);
insert into mail_delivery default values;

alter table outgoing_emails add column expires_at timestamptz;
create index outgoing_emails_queued on outgoing_emails (queued_at) where status = 'queued';
