-- Objects that are no part of the API live in `private`, which is never exposed.
create schema private;
revoke all on schema private from public;

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
      message = 'rate_limited',
      hint = greatest(
        1,
        ceil(extract(epoch from started_at + count_use.period - clock_timestamp()))
      )::integer::text;
  end if;
end;
$$;
comment on function private.count_use(text, text, uuid, integer, interval) is
  'Counts one use and refuses it with PT429 when the window already holds the allowed number; the hint is the wait in seconds.';

revoke all on function private.count_use(text, text, uuid, integer, interval)
  from public, anon, authenticated, service_role;
