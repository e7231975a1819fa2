-- The questions of a bank that rest, as the last look at its tests found them (EXO-01).
create table bank_rests (
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  -- tests that ended later, and questions that changed later, make the next look due
  through timestamptz not null,
  -- the id of each question with the reason: worn or exposed
  resting jsonb not null,
  primary key (skill_id, language)
);
