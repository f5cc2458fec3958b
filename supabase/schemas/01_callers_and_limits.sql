-- Who is calling, and how often one caller may do one thing. Everything else leans on this.

-- Objects that are no part of the API live in `private`, which is never exposed.
create schema private;
revoke all on schema private from public;

-- What is true of this copy of the site alone. The migrations make the one row.
create table private.installation (
  is_only_row boolean primary key default true,
  companion_receiver text,
  counter_key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  constraint installation_one_row check (is_only_row),
  constraint installation_companion_receiver_length
    check (char_length(companion_receiver) between 1 and 300)
);
comment on table private.installation is
  'One row: who receives messages to the companion besides us, null for nobody; the random key under which addresses are counted. Nothing about a person.';

alter table private.installation enable row level security;
revoke all on table private.installation from public, anon, authenticated, service_role;

-- A token stays good for up to an hour after its session has ended, so what must not outlive the
-- session asks for the session itself.
create function private.live_caller() returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if caller is null or not exists (
    select from auth.sessions as session
    where session.id = nullif(claims ->> 'session_id', '')::uuid and session.user_id = caller
  ) then
    raise exception using errcode = 'PT401', message = 'unauthenticated';
  end if;
  return caller;
end;
$$;
comment on function private.live_caller() is
  'The caller, whose session has not been ended; anyone else is refused with PT401.';
revoke all on function private.live_caller() from public, anon, authenticated, service_role;
-- For the policies, which call by reference: nobody can name the function without the schema.
grant execute on function private.live_caller() to authenticated;

-- The local auth server names no methods in its tokens; there a session begins with a password.
create function private.last_password_sign_in() returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when claims ? 'amr' then (
      select max(to_timestamp((method ->> 'timestamp')::double precision))
      from jsonb_array_elements(claims -> 'amr') as method
      where method ->> 'method' = 'password'
    )
    else (
      select session.created_at from auth.sessions as session
      where session.id = (claims ->> 'session_id')::uuid
    )
  end
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token;
$$;
comment on function private.last_password_sign_in() is
  'When the caller last gave her password in this session; null when she came another way.';
revoke all on function private.last_password_sign_in()
  from public, anon, authenticated, service_role;

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
revoke all on function private.caller_network() from public, anon, authenticated, service_role;

create table public.usage_counters (
  action text not null,
  subject text not null,
  user_id uuid references auth.users (id) on delete cascade,
  window_started_at timestamptz not null,
  uses integer not null,
  primary key (action, subject),
  constraint usage_counters_action_length check (char_length(action) between 1 and 60),
  constraint usage_counters_subject_length check (char_length(subject) between 1 and 64),
  constraint usage_counters_uses_positive check (uses > 0)
);
comment on table public.usage_counters is
  'How often one subject did one action in its running window; reached only through functions.';

create index usage_counters_user_id on public.usage_counters (user_id);
create index usage_counters_window_started_at on public.usage_counters (window_started_at);

alter table public.usage_counters enable row level security;
revoke all on table public.usage_counters from public, anon, authenticated, service_role;

-- A window opens with the first use and not on the clock's minute, so that a burst cannot
-- straddle two windows. A refused use rolls its own count back, so the count stays exact.
create function private.count_use(
  action text,
  subject text,
  owner_id uuid,
  allowed integer,
  period interval
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  used integer;
  started_at timestamptz;
begin
  insert into public.usage_counters as counter (action, subject, user_id, window_started_at, uses)
  values (count_use.action, count_use.subject, count_use.owner_id, clock_timestamp(), 1)
  on conflict on constraint usage_counters_pkey do update set
    uses = case
      when counter.window_started_at + count_use.period <= excluded.window_started_at then 1
      else counter.uses + 1
    end,
    window_started_at = case
      when counter.window_started_at + count_use.period <= excluded.window_started_at
        then excluded.window_started_at
      else counter.window_started_at
    end
  returning counter.uses, counter.window_started_at into used, started_at;

  if used > count_use.allowed then
    raise exception using
      errcode = 'PT429',
      -- What all people use up together is nobody's own doing.
      message = case count_use.subject when 'everyone' then 'service_full' else 'rate_limited' end,
      hint = greatest(
        1,
        ceil(extract(epoch from started_at + count_use.period - clock_timestamp()))
      )::integer::text;
  end if;
end;
$$;
comment on function private.count_use(text, text, uuid, integer, interval) is
  'Counts one use and refuses it with PT429 when the window already holds the allowed number, as rate_limited or, where it counts for everyone, as service_full; the hint is the wait in seconds.';
revoke all on function private.count_use(text, text, uuid, integer, interval)
  from public, anon, authenticated, service_role;
