create or replace function public.export_my_data() returns jsonb
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
  'Everything stored about the caller as one JSON object: account, profile, chat_messages, consents, stopped_turns, usage_counters; five times a minute.';
