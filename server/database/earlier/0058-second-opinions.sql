-- Texts that one person has rated, those rated the longest ago first: a second opinion is asked of them.
create index ratings_to_second on ratings (question_id, rated_at, attempt_id, position) include (rater_id)
  where counts and withdrawn_at is null;
