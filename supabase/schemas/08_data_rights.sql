-- A person takes all her data along or erases it; old rows are removed daily.

create function public.export_my_data() returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  perform private.count_use('data_export', caller::text, caller, 5, interval '1 minute');
  return jsonb_build_object(
    'account', (
      -- Named one by one: the rest of the row is the auth service's own, the password's hash too.
      select jsonb_build_object(
        'id', account.id,
        'email', account.email,
        'email_confirmed_at', account.email_confirmed_at,
        'last_sign_in_at', account.last_sign_in_at,
        'created_at', account.created_at,
        'updated_at', account.updated_at
      )
      from auth.users as account where account.id = caller
    ),
    'profile', (
      select to_jsonb(profile) from public.profiles as profile where profile.id = caller
    ),
    'chat_messages', (
      select coalesce(jsonb_agg(to_jsonb(message) order by message."timestamp", message.id), '[]')
      from public.chat_messages as message where message.user_id = caller
    ),
    'answer_ratings', (
      select coalesce(jsonb_agg(to_jsonb(rated) order by rated.rated_at, rated.message_id), '[]')
      from public.answer_ratings as rated where rated.user_id = caller
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(consent) order by consent.given_at, consent.id), '[]')
      from public.consents as consent where consent.user_id = caller
    ),
    'stopped_turns', (
      select coalesce(jsonb_agg(to_jsonb(turn) order by turn.stopped_at, turn.message_id), '[]')
      from private.stopped_turns as turn where turn.user_id = caller
    ),
    'usage_counters', (
      select coalesce(jsonb_agg(to_jsonb(counter) order by counter.action), '[]')
      from public.usage_counters as counter where counter.user_id = caller
    )
  );
end;
$$;
comment on function public.export_my_data() is
  'Everything stored about the caller as one JSON object: account, profile, chat_messages, answer_ratings, consents, stopped_turns, usage_counters; five times a minute.';
revoke all on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;

-- The data API gives a person's statement 8 seconds, and a function as long as it asks for: to look
-- through all that the auth service noted may take longer.
create function public.delete_my_account() returns void
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
comment on function public.delete_my_account() is
  'Erases the caller''s account and all that hangs on it, at once and for good; only within ten minutes of giving her password.';
revoke all on function public.delete_my_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_my_account() to authenticated;

create function private.remove_expired_rows()
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
revoke all on function private.remove_expired_rows() from public, anon, authenticated, service_role;
