-- What a person tells about herself: one row for each account, made at sign-up.

create table private.countries (
  name text primary key,
  constraint countries_name_length check (char_length(name) between 1 and 80)
);
comment on table private.countries is
  'The countries a profile can name; src/content/countries.ts holds the same list.';

alter table private.countries enable row level security;
revoke all on table private.countries from public, anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text,
  last_name text,
  date_of_birth date,
  phone_number text,
  country text references private.countries (name) on update cascade,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint profiles_first_name_length check (char_length(first_name) <= 120),
  constraint profiles_last_name_absent check (last_name is null),
  constraint profiles_date_of_birth_range
    check (date_of_birth between '1900-01-01' and current_date),
  constraint profiles_phone_number_length check (char_length(phone_number) <= 32),
  constraint profiles_country_length check (char_length(country) <= 80)
);
comment on table public.profiles is
  'What a person tells about herself: one row for each account, made at sign-up.';

create index profiles_country on public.profiles (country);

alter table public.profiles enable row level security;
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select, update on table public.profiles to authenticated;

create policy "A person reads her own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "A person changes her own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "Her profile needs a session that has not ended" on public.profiles
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);

create function private.check_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if char_length(new.first_name) > 120 then
    raise exception using errcode = 'PT422', message = 'first_name_too_long';
  end if;
  if char_length(new.phone_number) > 32 then
    raise exception using errcode = 'PT422', message = 'phone_number_too_long';
  end if;
  if new.date_of_birth not between '1900-01-01' and current_date then
    raise exception using errcode = 'PT422', message = 'date_of_birth_out_of_range';
  end if;
  if new.country is not null
    and not exists (select from private.countries where name = new.country) then
    raise exception using errcode = 'PT422', message = 'country_unknown';
  end if;
  new.last_name := null;
  return new;
end;
$$;
revoke all on function private.check_profile() from public, anon, authenticated, service_role;

create function private.keep_profile_identity() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
revoke all on function private.keep_profile_identity()
  from public, anon, authenticated, service_role;

create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;
revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger check_profile before insert or update on public.profiles
  for each row execute function private.check_profile();
create trigger keep_profile_identity before update on public.profiles
  for each row execute function private.keep_profile_identity();
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
