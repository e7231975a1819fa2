-- The questions that came with a starter bank, with what proves their right answer.
create table starter_questions (
  question_id bigint primary key references questions on delete cascade,
  bank text not null,
  source text not null,
  -- how hard its authors find it: 1 easy, 3 hard
  level integer not null check (level between 1 and 3),
  added_at timestamptz not null default now()
);
create index starter_questions_bank on starter_questions (bank);
