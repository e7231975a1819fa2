-- Times that staff offer for the interview of an application (SLO-01). At most one offer of an application has not ended. Whether it is still
-- open follows from the card and its interview: see timesStateOf.
create table interview_offers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  application_id bigint not null references applications on delete cascade,
  stage text not null check (stage in ('firstInterview', 'secondInterview')),
  made_by bigint references users on delete set null,
  minutes integer not null check (minutes > 0),
  buffer_minutes integer not null check (buffer_minutes >= 0),
  limit_hours integer not null check (limit_hours >= 0),
  first_day date not null,
  last_day date not null,
  time_zone text not null,
  place text not null default '',
  note text not null default '',
  -- the end of the last day in that time zone
  ends_at timestamptz not null,
  -- the sequence of the interview when the offer last changed it, or when it was made
  sequence integer,
  -- whether the interview of that sequence is the time that was picked
  picked boolean not null default false,
  ended_at timestamptz,
  offered_at timestamptz not null
);
create index interview_offers_application on interview_offers (application_id, id);
create unique index interview_offers_standing on interview_offers (application_id) where ended_at is null;
create index interview_offers_maker on interview_offers (made_by) where made_by is not null;
-- the offers of the agenda, whose candidates have not picked yet
create index interview_offers_open on interview_offers (ends_at, id) where ended_at is null and not picked;

-- The colleagues of an offer, all of whom have to be free. The first one gives its name to the interview.
create table interview_offer_colleagues (
  offer_id bigint not null references interview_offers on delete cascade,
  user_id bigint not null references users on delete cascade,
  place integer not null,
  primary key (offer_id, user_id)
);
create index interview_offer_colleagues_user on interview_offer_colleagues (user_id);

-- The hours in which a colleague takes interviews. Whoever picks a time locks the rows of its colleagues, so that nobody is promised twice.
create table interview_hours (
  user_id bigint primary key references users on delete cascade,
  -- null until the colleague chooses them
  time_zone text,
  hours jsonb
);

-- Calendars that say when a colleague is busy (SLO-02). Address and login are encrypted: whoever has the address reads the calendar.
create table busy_calendars (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('ical', 'caldav')),
  host text not null,
  address bytea not null,
  login bytea,
  created_at timestamptz not null,
  -- when it is read next; a process that reads it moves this ahead, so that no other one does
  due_at timestamptz not null,
  checked_at timestamptz,
  worked_at timestamptz,
  -- why the last try failed
  failure text check (failure in ('login', 'missing', 'unreachable', 'too_large', 'unreadable', 'secret'))
);
create index busy_calendars_due on busy_calendars (due_at, id);
create index busy_calendars_user on busy_calendars (user_id);

-- When its owner is busy, by the last reading that worked. Nothing else of an event is stored.
create table busy_spans (
  id bigint generated always as identity primary key,
  calendar_id bigint not null references busy_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index busy_spans_calendar on busy_spans (calendar_id, starts_at);
