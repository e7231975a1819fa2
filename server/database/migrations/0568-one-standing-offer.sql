-- At most one offer of an application has not ended: a new one ended the earlier ones without writing it (SLO-01).
update interview_offers as offer set ended_at = (
  select min(newer.offered_at) from interview_offers as newer where newer.application_id = offer.application_id and newer.id > offer.id
)
where ended_at is null
  and exists (select from interview_offers as newer where newer.application_id = offer.application_id and newer.id > offer.id);
create unique index interview_offers_standing on interview_offers (application_id) where ended_at is null;
