-- Where an interview takes place or the address of the meeting, and what else the candidate should know (decision 65).
alter table interviews
  add column place text not null default '',
  add column note text not null default '';
