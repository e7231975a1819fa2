-- The interview of an application at a stage, as last announced.
create table interviews (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  application_id bigint not null references applications on delete cascade,
  stage text not null check (stage in ('firstInterview', 'secondInterview')),
  -- rises with each change, so that calendars replace the earlier invitation of the same uuid
  sequence integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  sender text not null,
  updated_at timestamptz not null default now(),
  place text not null default '',
  note text not null default '',
  cancelled_at timestamptz,
  organizer text not null,
  unique (application_id, stage),
  constraint interviews_check check (starts_at < ends_at)
);
create index interviews_by_organizer on interviews (named_address(organizer));
create index interviews_by_sender on interviews (named_address(sender));
-- the interviews of today and tomorrow on the dashboard
create index interviews_by_start on interviews (starts_at, id) where cancelled_at is null;

-- The content of each sequence of an interview's calendar entry, and the candidate's one answer to it (SPEC-61).
create table interview_invitations (
  interview_id bigint not null references interviews on delete cascade,
  sequence integer not null,
  -- it calls the interview off
  cancels boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  sent_at timestamptz not null,
  answer text check (answer in ('confirmed', 'declined', 'other_time')),
  answer_note text not null default '',
  answered_at timestamptz,
  former_answers jsonb not null default '[]',
  constraint interview_invitations_answered check ((answer is null) = (answered_at is null)),
  constraint interview_invitations_cancelled check ((not cancels) or (answer is null)),
  primary key (interview_id, sequence)
);
-- Invitations whose receiver asked for another time.
create index interview_invitations_other_time on interview_invitations (interview_id, sequence) where answer = 'other_time';

-- All colleagues of an interview whose time its candidate picked (SLO-01). They are notified beside its sender.
create table interview_colleagues (
  interview_id bigint not null references interviews on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (interview_id, user_id)
);
create index interview_colleagues_user on interview_colleagues (user_id);
