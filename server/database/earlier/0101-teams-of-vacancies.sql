-- A vacancy has an owner and members (TEA-01). A limited role sees only the vacancies of its holder (TEA-02, ADR-0111).
alter table vacancies add column owner_id bigint references users on delete set null;

create table vacancy_members (
  vacancy_id bigint not null references vacancies on delete cascade,
  user_id bigint not null references users on delete cascade,
  added_by bigint references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (vacancy_id, user_id)
);

alter table roles add column limited boolean not null default false check (not limited or built_in is null);

-- The owner of an existing vacancy is the colleague who added it.
update vacancies set owner_id = added.actor_id
from audit_log added join users on users.id = added.actor_id
where added.subject_type = 'vacancy' and added.subject_id = vacancies.id and added.action = 'vacancy.added'
  and users.deleted_at is null;

create index vacancies_owner on vacancies (owner_id, id);
create index vacancy_members_user on vacancy_members (user_id, vacancy_id);
create index vacancy_members_added_by on vacancy_members (added_by) where added_by is not null;
