-- Standard terms (ADR-0015): a candidate is notified of a stage.
alter table applications rename column told_stage to notified_stage;
alter table applications rename column told_at to notified_at;
alter table applications rename constraint applications_told_stage_check to applications_notified_stage_check;
alter index applications_moved_untold rename to applications_unnotified;
alter index applications_unheard rename to applications_awaiting_news;

-- What a move replaced has the names of columns; its undo reads them.
update application_history
set replaced = replaced - array['told_stage', 'told_at']
  || jsonb_build_object('notified_stage', replaced->'told_stage', 'notified_at', replaced->'told_at')
where replaced ? 'told_stage';
