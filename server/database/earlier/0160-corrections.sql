-- What staff corrected about a person (INT-12). The values are personal data, so they are here and not in the audit, and are erased with the
-- person.
create table corrections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  corrected_by bigint references users,
  corrected_at timestamptz not null,
  field text not null check (field in ('name', 'lastname', 'email', 'phone', 'city', 'birth', 'cv')),
  former text not null,
  present text not null
);
create index corrections_of on corrections (user_id, id);
create index corrections_by on corrections (corrected_by);
