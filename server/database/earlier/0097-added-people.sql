-- People whom staff add (INT-01). Until they consent, `consent_due_at` is the instant of their erasure (SPEC-77, ADR-0107).
alter table users
  add column added_by bigint references users on delete set null,
  add column added_at timestamptz,
  add column source_note text not null default '' check (char_length(source_note) <= 200),
  add column consent_due_at timestamptz,
  add constraint users_added check (consent_due_at is null or added_at is not null),
  -- Everybody else logs in with an address. An empty one means that none is known.
  add constraint users_reachable check (email <> '' or consent_due_at is not null);
create index users_added_by on users (added_by) where added_by is not null;
create index users_without_consent on users (consent_due_at, id) where consent_due_at is not null;

-- Several people may have no address. The lookups of an address need an index without the second condition.
drop index users_email;
create unique index users_email on users (email) where deleted_at is null and email <> '';
create index users_address on users (email) where deleted_at is null;

alter table profiles add column city text not null default '';

alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (kind in ('reset', 'invitation', 'consent'));
