-- Free texts that wait for their first rating, so that the queue costs what waits and not what was ever answered.

create table texts_to_rate (
  attempt_id bigint not null,
  position smallint not null,
  question_id bigint not null references questions,
  -- when their test ended
  since timestamptz not null,
  primary key (attempt_id, position),
  foreign key (attempt_id, position) references attempt_questions on delete cascade
);
create index texts_to_rate_of_question on texts_to_rate (question_id, since, attempt_id, position);
insert into texts_to_rate (attempt_id, position, question_id, since)
  select attempts.id, attempt_questions.position, attempt_questions.question_id, attempts.finished_at
  from attempts join attempt_questions on attempt_questions.attempt_id = attempts.id
  where attempts.state = 'finished' and attempts.archived_at is null and attempt_questions.annotation is not null and attempt_questions.points is null;
-- the queue is read from the table above; texts of expired and archived attempts would stand in its way here
drop index attempt_questions_unrated;

alter table ratings
  -- of the several that a text may have, the one that gives the points
  add column counts boolean,
  add column question_id bigint references questions;
update ratings set
  question_id = (
    select question_id from attempt_questions
    where attempt_questions.attempt_id = ratings.attempt_id and attempt_questions.position = ratings.position
  ),
  counts = not exists (
    select from ratings as earlier
    where earlier.attempt_id = ratings.attempt_id and earlier.position = ratings.position and earlier.withdrawn_at is null and earlier.id < ratings.id
  );
alter table ratings alter column counts set not null, alter column question_id set not null;
create unique index ratings_one_counts on ratings (attempt_id, position) where counts and withdrawn_at is null;
create index ratings_of_question on ratings (question_id, id desc) where withdrawn_at is null;

-- Results of one vacancy side by side, in the order in which people applied.
create index applications_by_date on applications (vacancy_id, applied_at, id) where removed_at is null;
