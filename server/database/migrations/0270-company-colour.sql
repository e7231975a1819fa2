-- The company's content has a colour for its e-mails and prints; empty for that of the product (MAIL-04).
update site_content set content = content || '{"colour": ""}' where part = 'company';
