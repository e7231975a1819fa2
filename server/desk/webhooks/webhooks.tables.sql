-- Receivers of events in other systems (HOK-01). The secret that signs is encrypted.
create table webhook_receivers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  version integer not null default 1,
  url text not null,
  description text not null,
  events text[] not null,
  secret bytea not null,
  -- paused by staff, or off after a day of failures
  state text not null default 'active' check (state in ('active', 'paused', 'off')),
  -- when the first delivery failed after the last one that was confirmed
  failing_since timestamptz,
  -- until then a failing receiver gets nothing, so that it is not tried for each event
  rests_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (searchable(url || ' ' || description)) stored not null
);

-- One event for one receiver, written in the transaction of the event. It names records by their uuids and says nothing else about people.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  -- the id of the message, by which a receiver recognises one that comes twice
  uuid uuid not null unique default gen_random_uuid(),
  receiver_id bigint not null references webhook_receivers on delete cascade,
  event text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer,
  created_at timestamptz not null,
  -- when the next try is due; a process that tries moves it ahead, so that no other one does
  due_at timestamptz not null,
  tried_at timestamptz
);
create index webhook_deliveries_created on webhook_deliveries (created_at);
create index webhook_deliveries_receiver on webhook_deliveries (receiver_id, id);
create index webhook_deliveries_waiting on webhook_deliveries (receiver_id, due_at, id) where state = 'waiting';
