-- A person is not told that she asked too much when all people together did.

create or replace function private.count_use(
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
