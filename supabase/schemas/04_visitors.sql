-- Who asked to see the resources, with or without an account.

create table public.visitors (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint visitors_name_length check (char_length(name) between 1 and 120),
  constraint visitors_email_length check (char_length(email) between 3 and 254)
);
comment on table public.visitors is
  'Who asked to see the resources: anyone may add a row, nobody with a public key reads one; kept 12 months.';

create index visitors_created_at on public.visitors (created_at);

alter table public.visitors enable row level security;
revoke all on table public.visitors from public, anon, authenticated, service_role;
grant insert on table public.visitors to anon, authenticated;

create policy "Anyone registers as a visitor" on public.visitors
  for insert to anon, authenticated
  with check (char_length(name) between 1 and 120 and char_length(email) between 3 and 254);

create function private.check_visitor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.name is null or btrim(new.name) = '' or char_length(new.name) > 120 then
    raise exception using errcode = 'PT422', message = 'name_length';
  end if;
  if new.email is null or char_length(new.email) > 254 or new.email !~ '^[^@\s]+@[^@\s]+$' then
    raise exception using errcode = 'PT422', message = 'email_invalid';
  end if;
  return new;
end;
$$;
revoke all on function private.check_visitor() from public, anon, authenticated, service_role;

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

create function private.guard_new_visitor() returns trigger
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
revoke all on function private.guard_new_visitor() from public, anon, authenticated, service_role;

create trigger check_visitor before insert or update on public.visitors
  for each row execute function private.check_visitor();
create trigger guard_new_visitor before insert on public.visitors
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_new_visitor();
