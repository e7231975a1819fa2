-- Notices inform staff about events (NOT-01). A receiver has one unread notice about a matter; a repetition only moves its time.
create table staff_notices (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  vacancy_id bigint references vacancies on delete cascade,
  application_id bigint references applications on delete cascade,
  skill_id bigint references skills on delete cascade,
  comment_id bigint references comments on delete cascade,
  email_id bigint references outgoing_emails on delete cascade,
  -- The first and the last event of the notice.
  since timestamptz not null,
  at timestamptz not null,
  read_at timestamptz,
  -- The last event that was in an e-mail.
  mailed_at timestamptz,
  note_id bigint references person_notes on delete cascade,
  reply_id bigint references replies on delete cascade,
  caused_by bigint references users on delete set null,
  -- A record of the feature that declares the kind (ADR-0151).
  record_id bigint,
  -- Notes on a person and answers without an application have negative numbers, so that they differ from comments and applications.
  matter_id bigint generated always as (coalesce(comment_id, (- note_id), email_id, application_id, (- reply_id), vacancy_id, record_id, (0)::bigint)) stored not null
);
create index staff_notices_application on staff_notices (application_id);
create index staff_notices_at on staff_notices (at);
create index staff_notices_caused_by on staff_notices (caused_by) where caused_by is not null;
create index staff_notices_comment on staff_notices (comment_id);
create index staff_notices_email on staff_notices (email_id);
create index staff_notices_note on staff_notices (note_id);
create index staff_notices_of_user on staff_notices (user_id, at, id);
create index staff_notices_reply on staff_notices (reply_id);
create index staff_notices_skill on staff_notices (skill_id);
create index staff_notices_unmailed on staff_notices (user_id) where read_at is null and (mailed_at is null or mailed_at < at);
create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;
create index staff_notices_vacancy on staff_notices (vacancy_id);

-- How a colleague wants e-mails about a kind of notice; without a row the default applies (NOT-02).
create table notice_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  delivery text not null check (delivery in ('at_once', 'daily', 'never')),
  primary key (user_id, kind)
);

-- The site's day of a colleague's last daily e-mail, so that there is one a day.
create table notice_digests (
  user_id bigint primary key references users on delete cascade,
  day date not null
);

-- Colleagues named in a comment, so that a search for their name finds it (NOT-03).
create table comment_mentions (
  comment_id bigint not null references comments on delete cascade,
  user_id bigint not null references users,
  primary key (comment_id, user_id)
);
create index comment_mentions_user on comment_mentions (user_id);

-- Mentions in notes on a person, and notices about them (NOT-03).
create table note_mentions (
  note_id bigint not null references person_notes on delete cascade,
  user_id bigint not null references users,
  primary key (note_id, user_id)
);
create index note_mentions_user on note_mentions (user_id);
