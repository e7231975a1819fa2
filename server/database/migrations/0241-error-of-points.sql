-- The standard error of the points (FAI-03).
alter table attempts add column points_error numeric(5,2);
