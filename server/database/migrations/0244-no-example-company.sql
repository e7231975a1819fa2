-- The first version of the company had example facts, which sites published as their own. A site begins without them (SPEC-93).
update site_content
set content = content
  || case when content ->> 'legal_name' = 'Cantera Talento S.A.S.' then '{"legal_name": ""}' else '{}' end::jsonb
  || case when content ->> 'tax_id' in ('NIT 900.000.000-0', 'Tax ID (NIT) 900.000.000-0') then '{"tax_id": ""}' else '{}' end::jsonb
  || case when content ->> 'address' = 'Calle de Ejemplo 10-20, Bogotá, Colombia' then '{"address": ""}' else '{}' end::jsonb
  || case when content ->> 'phone' = '+57 601 000 0000' then '{"phone": ""}' else '{}' end::jsonb
  || case when content ->> 'email' = 'hola@cantera.example' then '{"email": ""}' else '{}' end::jsonb
where part = 'company';
