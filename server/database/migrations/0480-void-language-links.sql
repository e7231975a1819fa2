-- Answers to paired questions cannot show which language is harder, so every signed table is void (FAI-04, ADR-0192).
alter table language_links drop constraint language_links_withdrawn;
update language_links set withdrawn_at = now() where withdrawn_at is null;
alter table language_links add constraint language_links_void check (withdrawn_at is not null);

-- Processes of the version before read these columns: they show the results unadjusted, too.
update attempts set linked_points = points, linked_error = points_error where linked_points is not null;
