-- What a hire brings to an agency (PLC-01): its fee and its guarantee. One for each hire; person and vacancy are those of the application.
create table placements (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications,
  -- that of the vacancy when the placement was recorded
  client_id bigint not null references clients,
  -- who is notified before the guarantee ends, and whose fees these are
  owner_id bigint references users on delete set null,
  starts_on date not null,
  salary numeric(14,2) not null check (salary > 0),
  salary_period text not null check (salary_period in ('month', 'year')),
  currency_id integer not null references currencies,
  fee numeric(14,2) not null check (fee > 0),
  fee_currency_id integer not null references currencies,
  guarantee_days integer check (guarantee_days > 0),
  guarantee_ends_on date generated always as (starts_on + guarantee_days) stored,
  -- when the hire ended; end_placement() follows it, because a later application through the same card forgets it
  ended_at timestamptz,
  invoice_note text not null default '',
  -- when the owner was notified of the end of the guarantee
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the hire that it is of: after it ended, or after applying again, another hire through the same card is placed apart
  hired_at timestamptz not null,
  constraint placements_once unique (application_id, hired_at)
);
create index placements_by_guarantee on placements (guarantee_ends_on, id);
create index placements_by_start on placements (starts_on, id);
create index placements_client on placements (client_id, starts_on, id);
create index placements_currency on placements (currency_id);
create index placements_fee_currency on placements (fee_currency_id);
create index placements_owner on placements (owner_id) where owner_id is not null;
create index placements_to_remind on placements (guarantee_ends_on) where reminded_at is null and ended_at is null;

-- Several features end and restore hires.
create function end_placement() returns trigger
  language plpgsql
  as $$
begin
  update placements set ended_at = new.hire_ended_at where application_id = new.id and hired_at = new.hired_at;
  return null;
end $$;
