-- Ratings of free texts, each with its author; a second person's rating is kept beside the first (SPEC-35).
create table ratings (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  rater_id bigint not null references users,
  code text not null check (code in ('S', 'E', 'R', 'D', 'M')),
  rated_at timestamptz not null,
  withdrawn_at timestamptz,
  -- of the several that a text may have, the one that gives the points
  counts boolean not null,
  question_id bigint not null references questions,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade
);
create index ratings_of_question on ratings (question_id, id desc) where withdrawn_at is null;
create unique index ratings_once on ratings (attempt_id, position, rater_id) where withdrawn_at is null;
create unique index ratings_one_counts on ratings (attempt_id, position) where counts and withdrawn_at is null;
create index ratings_rater on ratings (rater_id, id desc);
-- Texts that one person has rated, those rated the longest ago first: a second opinion is asked of them.
create index ratings_to_second on ratings (question_id, rated_at, attempt_id, position) include (rater_id)
  where counts and withdrawn_at is null;

-- Second ratings, the latest first: they say how much raters differ (TRU-03).
create index ratings_second on ratings (id desc) where not counts and withdrawn_at is null;

-- Why points of an answer are what they are.
create table point_changes (
  id bigint generated always as identity primary key,
  attempt_id bigint not null,
  position smallint not null,
  former_points numeric(4,1),
  points numeric(4,1),
  reason text not null check (reason in ('rated', 'rating_withdrawn', 'broken')),
  actor_id bigint references users,
  at timestamptz not null,
  foreign key (attempt_id, position) references attempt_questions (attempt_id, position) on delete cascade
);
create index point_changes_actor on point_changes (actor_id);
create index point_changes_of on point_changes (attempt_id, position, id);
