-- Which consent text a person accepted, who was to receive her words by it, and when she took it
-- back. Rows are written by `give_consent` and `withdraw_consent` alone.

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  version text not null,
  given_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  receiver text,
  constraint consents_kind_length check (char_length(kind) between 1 and 40),
  constraint consents_version_length check (char_length(version) between 1 and 40),
  constraint consents_withdrawn_later check (withdrawn_at >= given_at),
  constraint consents_receiver_length check (char_length(receiver) between 1 and 300)
);
comment on table public.consents is
  'Which version of which consent text a person accepted, for which receiver of her words besides us (null: nobody), when, and when she took it back.';

create index consents_user_id on public.consents (user_id);
create unique index consents_one_in_force on public.consents (user_id, kind, version, receiver)
  nulls not distinct where withdrawn_at is null;

alter table public.consents enable row level security;
revoke all on table public.consents from public, anon, authenticated, service_role;
grant select on table public.consents to authenticated;

create policy "A person reads her own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Her consents need a session that has not ended" on public.consents
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);

create function private.current_consent_version(kind text) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if current_consent_version.kind = 'companion' then
    return '2026-11-22';
  end if;
  raise exception using errcode = 'PT422', message = 'consent_kind_unknown';
end;
$$;
comment on function private.current_consent_version(text) is
  'The version of the consent text now shown for this kind; a new version asks everyone again.';
revoke all on function private.current_consent_version(text)
  from public, anon, authenticated, service_role;

-- Told by the local server when it starts; in a hosted project the companion tells it when somebody
-- turns out not to have agreed to the service that it sends to.
create function public.set_companion_receiver(receiver text) returns void
language sql
security definer
set search_path = ''
as $$
  update private.installation as installation
  set companion_receiver = set_companion_receiver.receiver
  where installation.companion_receiver is distinct from set_companion_receiver.receiver;
$$;
comment on function public.set_companion_receiver(text) is
  'Notes who receives messages to the companion besides us, in the words that a person reads before she agrees; null for nobody.';
revoke all on function public.set_companion_receiver(text)
  from public, anon, authenticated, service_role;
grant execute on function public.set_companion_receiver(text) to service_role;

create function public.give_consent(kind text, receiver text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  -- Every yes is kept as proof, so that giving and taking back needs an end.
  perform private.count_use('consent_given', caller::text, caller, 20, interval '1 day');
  insert into public.consents (user_id, kind, version, receiver)
  values (
    caller,
    give_consent.kind,
    private.current_consent_version(give_consent.kind),
    give_consent.receiver
  )
  on conflict do nothing;
end;
$$;
comment on function public.give_consent(text, text) is
  'Records that the caller accepts the current text of this kind, which named this receiver of her words (null: nobody); saying it twice records it once.';
revoke all on function public.give_consent(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.give_consent(text, text) to authenticated;

create function public.give_consent(kind text) returns void
language sql
security definer
set search_path = ''
as $$
  select public.give_consent(
    give_consent.kind, (select companion_receiver from private.installation)
  );
$$;
comment on function public.give_consent(text) is
  'The same for a caller who was told of no receiver: for whoever receives messages to the companion now.';
revoke all on function public.give_consent(text) from public, anon, authenticated, service_role;
grant execute on function public.give_consent(text) to authenticated;

create function public.withdraw_consent(kind text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  perform private.current_consent_version(withdraw_consent.kind);
  update public.consents as consent
  set withdrawn_at = clock_timestamp()
  where consent.user_id = caller
    and consent.kind = withdraw_consent.kind
    and consent.withdrawn_at is null;
end;
$$;
comment on function public.withdraw_consent(text) is
  'Ends every consent of this kind that the caller has in force.';
revoke all on function public.withdraw_consent(text) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_consent(text) to authenticated;

create function private.has_consent(owner_id uuid, kind text, receiver text) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.consents as consent
    where consent.user_id = has_consent.owner_id
      and consent.kind = has_consent.kind
      and consent.version = private.current_consent_version(has_consent.kind)
      and (has_consent.receiver is null or consent.receiver = has_consent.receiver)
      and consent.withdrawn_at is null
  );
$$;
comment on function private.has_consent(uuid, text, text) is
  'Whether this person accepts the current text of this kind with this receiver of her words; where nobody receives them (null), with whichever receiver.';
revoke all on function private.has_consent(uuid, text, text)
  from public, anon, authenticated, service_role;

create function public.has_consent(kind text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  perform private.current_consent_version(has_consent.kind);
  return private.has_consent(
    caller, has_consent.kind, (select companion_receiver from private.installation)
  );
end;
$$;
comment on function public.has_consent(text) is
  'Whether the caller has accepted the current text of this kind, for whoever receives her words now, and not taken it back.';
revoke all on function public.has_consent(text) from public, anon, authenticated, service_role;
grant execute on function public.has_consent(text) to authenticated;
