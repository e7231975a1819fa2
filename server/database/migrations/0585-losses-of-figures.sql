-- Where applications were lost and how many of each source were interviewed (PIC-01): the counts of the runs counted so far. A process of the
-- version before cannot store runs from here on, and its changes wait for one of this version.
alter table figure_runs add column counts_form integer not null default 2;
alter table figure_runs alter column counts_form drop default;
alter table figure_runs add constraint figure_runs_counts_form_check check (counts_form = 2);
create index figure_runs_lost on figure_runs (furthest, applied_at, id) where outcome in ('rejected', 'withdrawn', 'removed');

insert into figure_cells (vacancy_id, month, figure, count, brought)
select place.id, month, figure, count(*)::integer, brought
from (
  select vacancy_id, applied_month as month, brought,
    'lost:' || (array['apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'hired'])[furthest + 1] || ':' || outcome
      || case when outcome = 'rejected' then ':' || coalesce(reason_id::text, 'none') else '' end as figure
  from figure_runs where outcome in ('rejected', 'withdrawn', 'removed')
  union all
  select vacancy_id, applied_month, brought,
    'source_interviewed:' || source_kind || case when source_name = '' then '' else ':' || source_name end
  from figure_runs where furthest >= 2
) as counted
cross join lateral (values (0::bigint), (counted.vacancy_id)) as place (id)
group by 1, 2, 3, 5;
