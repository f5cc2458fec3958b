-- The text of the companion's consent names who receives a message on this copy of the site.

create or replace function private.current_consent_version(kind text) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if current_consent_version.kind = 'companion' then
    return '2026-11-22';
  end if;
  raise exception using errcode = 'PT422', message = 'consent_kind_unknown';
end;
$$;
