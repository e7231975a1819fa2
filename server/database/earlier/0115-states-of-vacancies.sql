-- Staff filter the vacancies by client, owner and state (TEA-01). A vacancy that its last day closed has expired.
alter table vacancies add column expired boolean not null default false check (not (active and expired));
update vacancies set expired = true
where not active and (
  select action from audit_log where subject_type = 'vacancy' and subject_id = vacancies.id and action in ('vacancy.closed', 'vacancy.stopped')
  order by at desc, id desc limit 1
) = 'vacancy.closed';

drop index vacancies_client;
create index vacancies_client on vacancies (client_id, created_at, id);
drop index vacancies_owner;
create index vacancies_owner on vacancies (owner_id, created_at, id);
create index vacancies_active_by_created on vacancies (created_at, id) where active;
create index vacancies_drafts on vacancies (created_at, id) where not active and published_at is null;
create index vacancies_closed on vacancies (created_at, id) where not active and published_at is not null and not expired;
create index vacancies_expired on vacancies (created_at, id) where expired;
