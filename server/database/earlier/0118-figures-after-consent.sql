-- People whom staff added count in the figures once they have consented (SPEC-77, ADR-0114).
create function mark_applications_of_person() returns trigger language plpgsql as $$
begin
  insert into figure_marks (application_id) select id from applications where user_id = new.id;
  return null;
end $$;
create trigger users_consented_figures after update of consent_due_at on users
  for each row when ((old.consent_due_at is null) <> (new.consent_due_at is null)) execute function mark_applications_of_person();

insert into figure_marks (application_id)
select applications.id from applications join users on users.id = user_id where users.consent_due_at is not null;
