-- A program may have written it, or only passed on what a person wrote.
alter table replies add perhaps_automatic boolean not null default false;
create index replies_automatic on replies (received_at, id) where automatic;

-- Messages that took too long to read are tried again.
alter table passed_messages add tries integer not null default 1;
alter table passed_messages add next_try_at timestamptz;
create index passed_messages_to_try on passed_messages (next_try_at) where next_try_at is not null;
