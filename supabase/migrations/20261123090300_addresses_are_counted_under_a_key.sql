-- Visitors are counted under a random key of this copy, so that a counter tells no address.

alter table private.installation
  add column counter_key bytea not null
    default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
comment on table private.installation is
  'One row: who receives messages to the companion besides us, null for nobody; the random key under which addresses are counted. Nothing about a person.';

-- There are few enough internet addresses to try them all, so a hash that anyone can make tells the
-- address it was made of.
create function private.address_under_key(address text) returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(installation.counter_key || convert_to(address_under_key.address, 'UTF8')), 'hex'
  )
  from private.installation as installation;
$$;
comment on function private.address_under_key(text) is
  'Stands for an e-mail or internet address in a counter: always the same here, and tells it to nobody who has not this copy''s key.';
revoke all on function private.address_under_key(text)
  from public, anon, authenticated, service_role;

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
  if caller_network is not null then
    perform private.count_use(
      'visitor_registration_by_network',
      private.address_under_key(caller_network),
      null,
      20,
      interval '1 minute'
    );
  end if;
  perform private.count_use(
    'visitor_registration_by_email',
    private.address_under_key(lower(new.email)),
    null,
    5,
    interval '1 day'
  );
  perform private.count_use('visitor_registration', 'everyone', null, 600, interval '1 minute');
  return new;
end;
$$;
