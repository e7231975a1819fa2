create index ratings_second on ratings (id desc) where not counts and withdrawn_at is null;
-- The error of a result with rated texts holds its raters, who differ by one point of ten as long as the site does not know better (TRU-03). A
-- rating adds its text to the weight of its rater.
with weights as (
  select attempt_id, rater_id, count(*) as texts from ratings where counts and withdrawn_at is null group by attempt_id, rater_id
), added as (
  select attempt_id, sum(texts * texts) as squares, (select count(*) from attempt_questions as asked where asked.attempt_id = weights.attempt_id) as questions
  from weights group by attempt_id
)
update attempts set points_error = round(sqrt(points_error * points_error + 100.0 * squares / (questions * questions)), 2)
from added where added.attempt_id = attempts.id and points_error is not null;
