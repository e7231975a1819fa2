-- Notices tell staff what happened (NOT-01). A receiver has one unread notice about a matter; a repetition only moves its time.
create table staff_notices (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  kind text not null check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed')
  ),
  vacancy_id bigint references vacancies on delete cascade,
  application_id bigint references applications on delete cascade,
  skill_id bigint references skills on delete cascade,
  comment_id bigint references comments on delete cascade,
  email_id bigint references outgoing_emails on delete cascade,
  -- The matter: repetitions about it become one notice. Raters have one for all texts.
  matter_id bigint not null generated always as (coalesce(comment_id, email_id, application_id, vacancy_id, 0)) stored,
  -- The first and the last event of the notice.
  since timestamptz not null,
  at timestamptz not null,
  read_at timestamptz,
  -- The last event that an e-mail told of.
  mailed_at timestamptz
);
create unique index staff_notices_unread on staff_notices (user_id, kind, matter_id) where read_at is null;
create index staff_notices_of_user on staff_notices (user_id, at, id);
create index staff_notices_unmailed on staff_notices (user_id) where read_at is null and (mailed_at is null or mailed_at < at);
create index staff_notices_at on staff_notices (at);
create index staff_notices_vacancy on staff_notices (vacancy_id);
create index staff_notices_application on staff_notices (application_id);
create index staff_notices_skill on staff_notices (skill_id);
create index staff_notices_comment on staff_notices (comment_id);
create index staff_notices_email on staff_notices (email_id);

-- How a colleague wants e-mails about a kind of notice; without a row the default applies (NOT-02).
create table notice_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null check (
    kind in ('application', 'interview_answered', 'test_finished', 'mention', 'rating_due', 'email_failed')
  ),
  delivery text not null check (delivery in ('at_once', 'daily', 'never')),
  primary key (user_id, kind)
);

-- The site's day of a colleague's last daily e-mail, so that there is one a day.
create table notice_digests (
  user_id bigint primary key references users on delete cascade,
  day date not null
);

alter table outgoing_emails
  -- The colleague who sent it, who is told when it fails. Null for e-mails that the site sends by itself.
  add column actor_id bigint references users on delete set null,
  -- The address of one-click unsubscription (RFC 8058).
  add column unsubscribe_url text;
create index outgoing_emails_actor on outgoing_emails (actor_id) where actor_id is not null;

-- Colleagues named in a comment, so that a search for their name finds it (NOT-03).
create table comment_mentions (
  comment_id bigint not null references comments on delete cascade,
  user_id bigint not null references users,
  primary key (comment_id, user_id)
);
create index comment_mentions_user on comment_mentions (user_id);
