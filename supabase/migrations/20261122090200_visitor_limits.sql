-- A hosted project tells where a call comes from; the local server does not.
create function private.caller_network() returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  address := btrim(split_part(
    coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for', ''), ',', 1
  ))::inet;
  -- One household has one address, or one network of 64 bits in the newer kind.
  return host(network(set_masklen(address, case family(address) when 4 then 32 else 64 end)));
exception when invalid_text_representation or invalid_parameter_value then
  return null;
end;
$$;
comment on function private.caller_network() is
  'The network a call comes from, where the platform tells it; null otherwise.';

create or replace function private.guard_new_visitor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller_network text := private.caller_network();
begin
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  -- Hashed, so that the counters hold no address of either kind.
  if caller_network is not null then
    perform private.count_use(
      'visitor_registration_by_network',
      encode(sha256(convert_to(caller_network, 'UTF8')), 'hex'),
      null,
      20,
      interval '1 minute'
    );
  end if;
  perform private.count_use(
    'visitor_registration_by_email',
    encode(sha256(convert_to(lower(new.email), 'UTF8')), 'hex'),
    null,
    5,
    interval '1 day'
  );
  perform private.count_use('visitor_registration', 'everyone', null, 600, interval '1 minute');
  return new;
end;
$$;

revoke all on function private.caller_network() from public, anon, authenticated, service_role;
