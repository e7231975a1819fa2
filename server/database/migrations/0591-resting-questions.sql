-- Questions that are worn, or were shown too often, rest (EXO-01).
create table bank_rests (
  skill_id bigint not null references skills on delete cascade,
  language text not null check (language in ('es', 'en')),
  through timestamptz not null,
  resting jsonb not null,
  primary key (skill_id, language)
);
