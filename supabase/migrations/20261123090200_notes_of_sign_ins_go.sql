-- Erasing an account looks through the auth service's notes of sign-ins: they go after 90 days, and
-- it may take a minute.

-- The data API gives a person's statement 8 seconds, and a function as long as it asks for: to look
-- through all that the auth service noted may take longer.
create or replace function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  caller uuid := private.live_caller();
begin
  if coalesce(
    private.last_password_sign_in() < clock_timestamp() - interval '10 minutes', true
  ) then
    raise exception using errcode = 'PT403', message = 'sign_in_again';
  end if;

  -- Profile, messages, consents, counters and sessions hang on this row and go with it.
  delete from auth.users as account where account.id = caller;

  -- What the auth service notes elsewhere hangs on nothing, and not every version has it.
  if has_table_privilege(to_regclass('auth.flow_state'), 'delete') then
    delete from auth.flow_state as flow where flow.user_id = caller;
  end if;
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete') then
    delete from auth.audit_log_entries as entry
    where strpos(entry.payload::text, caller::text) > 0;
  end if;
end;
$$;
create or replace function private.remove_expired_rows()
returns table (visitors bigint, usage_counters bigint)
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.visitors as visitor
  where visitor.created_at < now() - interval '12 months';
  get diagnostics visitors = row_count;

  delete from public.usage_counters as counter
  where counter.window_started_at < now() - interval '2 days';
  get diagnostics usage_counters = row_count;

  delete from private.stopped_turns as turn
  where turn.stopped_at < now() - interval '2 days';

  -- Erasing an account looks through all of these, which no index can shorten.
  if has_table_privilege(to_regclass('auth.audit_log_entries'), 'delete') then
    delete from auth.audit_log_entries as entry
    where entry.created_at < now() - interval '90 days';
  end if;

  return next;
end;
$$;
comment on function private.remove_expired_rows() is
  'Deletes visitors older than 12 months and counters whose window is long over, and returns how many, and what the auth service noted of sign-ins more than 90 days ago; run it once a day as the owner of the database, for example: select cron.schedule(''remove-expired-rows'', ''15 3 * * *'', ''select private.remove_expired_rows()'').';
