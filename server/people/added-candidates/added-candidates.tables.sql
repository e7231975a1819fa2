-- When a person was first asked for consent by e-mail, and how many reminders followed. People asked before this migration have no row:
-- their e-mail promised not to write again.
create table consent_requests (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  reminders smallint not null default 0 check (reminders between 0 and 2)
);
create index consent_requests_reminders on consent_requests (reminders, asked_at) where reminders < 2;

-- Consents that the company holds already: those that came in with a person, and those that staff record (INT-07, INT-09, ADR-0120).
create table held_consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  consented_on date not null,
  manner text not null check (char_length(manner) between 1 and 200),
  declared_by bigint references users on delete set null,
  declared_at timestamptz not null,
  -- The proof of a recorded consent; none for one that was declared.
  note text not null default '' check (char_length(note) <= 2000),
  reply_id bigint references replies on delete set null,
  file_id bigint references files,
  -- When the company learned that the person has withdrawn it (CON-01).
  withdrawn_at timestamptz,
  -- Whether the consent is for keeping the data, for being offered vacancies, or for both (CON-03).
  covers text not null default 'both' check (covers in ('both', 'keeping', 'offers'))
);
create index held_consents_declared_by on held_consents (declared_by) where declared_by is not null;
create index held_consents_file on held_consents (file_id) where file_id is not null;
create index held_consents_reply on held_consents (reply_id) where reply_id is not null;
create index held_consents_user on held_consents (user_id);
