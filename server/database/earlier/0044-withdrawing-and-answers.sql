-- When a candidate withdrew an application (decision 62). It is off the board as a removed one is; applying again brings it back.
alter table applications
  add column withdrawn_at timestamptz,
  add constraint applications_withdrawn_removed check (withdrawn_at is null or removed_at is not null);
create index applications_withdrawn on applications (vacancy_id, withdrawn_at, id) where withdrawn_at is not null;

alter table application_history drop constraint application_history_kind_check;
alter table application_history add constraint application_history_kind_check
  check (kind in ('applied', 'moved', 'removed', 'restored', 'withdrawn'));

-- An interview that was called off keeps its calendar entry's id; inviting again gives the entry its next sequence (decision 43).
alter table interviews add column cancelled_at timestamptz;

-- What each sequence of an interview's calendar entry said, and what the candidate answered to it, once (decision 61).
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
  primary key (interview_id, sequence),
  constraint interview_invitations_answered check ((answer is null) = (answered_at is null)),
  constraint interview_invitations_cancelled check (not cancels or answer is null)
);
insert into interview_invitations (interview_id, sequence, starts_at, ends_at, time_zone, sent_at)
select id, sequence, starts_at, ends_at, time_zone, updated_at from interviews;

-- An invitation is answered with the button of its e-mail now. Where staff left the sentence as it came, it says so.
update notification_templates set message_html = replace(message_html,
  'Si no puedes asistir, avísanos cuanto antes desde la página de contacto de nuestro sitio.',
  'Confirma con el botón de este correo, o pide otra hora si no puedes asistir.')
where language = 'es' and stage in ('firstInterview', 'secondInterview');
update notification_templates set message_html = replace(message_html,
  'If you can’t make it, please tell us as soon as you can, through the contact page of our site.',
  'Confirm with the button in this e-mail, or ask for another time if you can’t make it.')
where language = 'en' and stage in ('firstInterview', 'secondInterview');
