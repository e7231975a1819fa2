-- New addresses that staff entered for people who can log in: the former address can stop each for seven days (IDT-04).
create table address_changes (
  user_id bigint primary key references users on delete cascade,
  former_address text not null,
  address text not null,
  asked_by bigint references users on delete set null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  confirmed_at timestamptz,
  stopped_at timestamptz
);
create index address_changes_due on address_changes (due_at);
create index address_changes_by on address_changes (asked_by);
