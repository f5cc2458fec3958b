-- Turns an empty PostgreSQL into what our migrations meet on a hosted project: the API roles,
-- the auth schema owned by its own service, and an owner of the database who is no superuser.
-- New tables get no grants here, as on hosted; new functions get all of them, the worst case.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_auth_admin nologin noinherit createrole;
create role postgres login createdb createrole bypassrls;
grant anon, authenticated, service_role to postgres;
alter database app owner to postgres;
alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant execute on functions to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
set role supabase_auth_admin;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now()
);
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid
);
create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json,
  created_at timestamptz default now()
);
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.audit_log_entries enable row level security;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

reset role;
