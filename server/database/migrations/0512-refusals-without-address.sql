-- A person who refuses in a file and has no address is left out, and there is nothing to remember them by (CON-01).
alter table declined_people drop constraint declined_people_effect_check;
alter table declined_people add constraint declined_people_effect_check
  check (effect in ('left_out', 'no_address', 'not_asked', 'withdrawn', 'contradicted', 'colleague'));
