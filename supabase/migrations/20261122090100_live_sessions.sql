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

create or replace function public.give_consent(kind text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  insert into public.consents (user_id, kind, version)
  values (caller, give_consent.kind, private.current_consent_version(give_consent.kind))
  on conflict do nothing;
end;
$$;

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

create or replace function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
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

revoke all on function private.live_caller() from public, anon, authenticated, service_role;
revoke all on function private.last_password_sign_in()
  from public, anon, authenticated, service_role;
