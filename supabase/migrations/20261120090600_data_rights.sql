create function public.export_my_data() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'unauthenticated';
  end if;
  return jsonb_build_object(
    'profile', (
      select to_jsonb(profile) from public.profiles as profile where profile.id = caller
    ),
    'chat_messages', (
      select coalesce(jsonb_agg(to_jsonb(message) order by message."timestamp", message.id), '[]')
      from public.chat_messages as message where message.user_id = caller
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(consent) order by consent.given_at, consent.id), '[]')
      from public.consents as consent where consent.user_id = caller
    )
  );
end;
$$;
comment on function public.export_my_data() is
  'Everything stored about the caller as one JSON object: profile, chat_messages, consents.';

create function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'unauthenticated';
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
  'Erases the caller''s account and all that hangs on it, at once and for good.';

create function private.remove_expired_rows() returns table (visitors bigint, usage_counters bigint)
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

  return next;
end;
$$;
comment on function private.remove_expired_rows() is
  'Deletes visitors older than 12 months and counters whose window is long over, and returns how many; run it once a day as the owner of the database, for example: select cron.schedule(''remove-expired-rows'', ''15 3 * * *'', ''select private.remove_expired_rows()'').';

revoke all on function public.export_my_data() from public, anon, authenticated, service_role;
revoke all on function public.delete_my_account() from public, anon, authenticated, service_role;
revoke all on function private.remove_expired_rows()
  from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
grant execute on function public.delete_my_account() to authenticated;
