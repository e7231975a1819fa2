-- What staff corrected about a person (INT-12). The values are personal data, so they are here and not in the audit, and are erased with the
-- person.
create table corrections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  corrected_by bigint references users,
  corrected_at timestamptz not null,
  field text not null check (field in ('name', 'lastname', 'email', 'phone', 'city', 'birth', 'cv', 'country', 'skills')),
  former text not null,
  present text not null
);
create index corrections_by on corrections (corrected_by);
create index corrections_of on corrections (user_id, id);

-- New addresses that staff entered for people who can log in (IDT-04). Each takes effect once its time is over and somebody opened the link that
-- it got, unless the former address stops it. A row is worth nothing once the person has another address than the former one.
create table address_changes (
  user_id bigint primary key references users on delete cascade,
  former_address text not null,
  address text not null,
  asked_by bigint references users on delete set null,
  asked_at timestamptz not null,
  -- until then the former address can stop it
  due_at timestamptz not null,
  -- when somebody opened the link that the new address got
  confirmed_at timestamptz,
  -- by the former address, or by the person in their account; staff begin no other change for a while
  stopped_at timestamptz
);
create index address_changes_due on address_changes (due_at);
create index address_changes_by on address_changes (asked_by);
