-- Vacancies ask questions of applicants, whose answers stand on their applications (SCQ-01 to SCQ-03). Nobody has answered yet.
-- The questions that a vacancy asks of applicants, and those of the company's library, which belong to no vacancy (SCQ-01).
create table screening_questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  vacancy_id bigint references vacancies on delete cascade,
  position integer not null,
  kind text not null check (kind in ('yes_no', 'one_choice', 'several_choices', 'number', 'date', 'short_text', 'long_text', 'file')),
  text text not null check (char_length(text) between 1 and 300),
  required boolean not null,
  choices text[] not null default '{}',
  -- what marks an answer as a knock-out: these answers, or a number outside of the bounds
  knockout_answers text[] not null default '{}',
  knockout_min numeric(16,4),
  knockout_max numeric(16,4),
  knockout_reason text not null default '' check (char_length(knockout_reason) <= 200),
  version integer not null default 1,
  -- rises when what candidates read changes
  asked_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index screening_questions_in_order on screening_questions (vacancy_id, position, id);
-- The answers of an application, each with the question as it was asked: later changes do not reach them (SCQ-03).
create table screening_answers (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  -- that of the application, so that a list knows at once whether anybody has answered
  vacancy_id bigint not null references vacancies on delete cascade,
  question_id bigint references screening_questions on delete set null,
  position integer not null,
  kind text not null,
  question text not null,
  -- empty when the person left the question empty
  answer text[] not null,
  -- of a question of the kind file, whose name is then the answer
  file_id bigint references files,
  -- the reason of the knock-out; empty for none
  knockout_reason text not null default '',
  answered_at timestamptz not null
);
create index screening_answers_file on screening_answers (file_id) where file_id is not null;
create index screening_answers_of on screening_answers (application_id, position, id) include (knockout_reason);
create index screening_answers_vacancy on screening_answers (vacancy_id);
create index screening_answers_question on screening_answers (question_id) where question_id is not null;
