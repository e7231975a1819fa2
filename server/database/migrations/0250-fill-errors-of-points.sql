-- By the same rule as domain/assessment/results/error.rules.ts. Apart from the new column, whose lock would stop boards and tests meanwhile.
update attempts set points_error = round((10 * sqrt((sums.squares - sums.plain * sums.plain / sums.count) / (sums.count - 1) / (sums.count - 2)))::numeric, 2)
from (
  select attempt_id, count(*) + 2 as count, sum(coalesce(points, 0)) + 10 as plain, sum(coalesce(points, 0) * coalesce(points, 0)) + 100 as squares
  from attempt_questions group by attempt_id
) as sums
where sums.attempt_id = attempts.id and attempts.state = 'finished';
