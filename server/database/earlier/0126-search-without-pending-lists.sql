-- New documents go into the indexes of the search at once. In a list of pending entries, which an import of people fills, each search would
-- read all of them; and when the list is long, the planner prefers to read the documents of all people instead (P10, P26).
alter index person_search_document set (fastupdate = off);
alter index person_search_place set (fastupdate = off);
select gin_clean_pending_list('person_search_document'), gin_clean_pending_list('person_search_place');
