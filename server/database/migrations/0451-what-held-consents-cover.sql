-- What a declared consent covers (CON-03). Those of before were declared for being considered for jobs, which is both.
alter table held_consents add column covers text not null default 'both' check (covers in ('both', 'keeping', 'offers'));
