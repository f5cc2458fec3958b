-- A consent is for the text and for whoever receives her words by it: another receiver asks anew.

-- What is true of this copy of the site alone. The migrations make the one row.
create table private.installation (
  is_only_row boolean primary key default true,
  companion_receiver text,
  constraint installation_one_row check (is_only_row),
  constraint installation_companion_receiver_length
    check (char_length(companion_receiver) between 1 and 300)
);
comment on table private.installation is
  'One row: who receives messages to the companion besides us, null for nobody. Nothing about a person.';

alter table private.installation enable row level security;
revoke all on table private.installation from public, anon, authenticated, service_role;
insert into private.installation default values;

-- Of a yes from before nobody knows whom it named, so it is one to nobody and does not let anything
-- be sent.
alter table public.consents
  add column receiver text,
  add constraint consents_receiver_length check (char_length(receiver) between 1 and 300);
comment on table public.consents is
  'Which version of which consent text a person accepted, for which receiver of her words besides us (null: nobody), when, and when she took it back.';

drop index public.consents_one_in_force;
create unique index consents_one_in_force on public.consents (user_id, kind, version, receiver)
  nulls not distinct where withdrawn_at is null;

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

create or replace function public.give_consent(kind text) returns void
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

drop function private.has_consent(uuid, text);
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

create or replace function public.has_consent(kind text) returns boolean
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

drop function public.begin_chat_turn(uuid, text);
create function public.begin_chat_turn(message_id uuid, content text, receiver text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
  question public.chat_messages;
  stored_reply jsonb;
begin
  if begin_chat_turn.message_id is null then
    raise exception using errcode = 'PT422', message = 'message_id_missing';
  end if;
  if not private.has_consent(caller, 'companion', begin_chat_turn.receiver) then
    raise exception using errcode = 'PT403', message = 'consent_required';
  end if;
  -- What is stored already takes no more room, and its answer may be waiting.
  if not exists (
    select from public.chat_messages as message
    where message.id = begin_chat_turn.message_id and message.user_id = caller
  ) then
    perform private.check_history_room(caller);
  end if;

  -- Inserting before counting makes a second try of one question wait for the first.
  insert into public.chat_messages (id, user_id, content)
  values (begin_chat_turn.message_id, caller, begin_chat_turn.content)
  on conflict (id) do nothing
  returning * into question;

  if not found then
    select * into question
    from public.chat_messages as message
    where message.id = begin_chat_turn.message_id
      and message.user_id = caller
      and message.sender = 'user'
      and message.content = begin_chat_turn.content;
    if not found then
      raise exception using errcode = 'PT409', message = 'conflict';
    end if;
    perform private.take_turn(question.id);
    stored_reply := private.reply_as_json(question.id);
    if stored_reply is null then
      -- Asking again is wanting the whole reply again.
      delete from private.stopped_turns as turn
      where turn.user_id = caller and turn.message_id = question.id;
    end if;
  end if;

  -- Every try without a stored reply may cost a call of the model, so every such try counts.
  if stored_reply is null then
    perform private.count_use('chat_turn_per_minute', caller::text, caller, 20, interval '1 minute');
    perform private.count_use('chat_turn_per_day', caller::text, caller, 200, interval '1 day');
    perform private.count_use('chat_turn_in_total', 'everyone', null, 20000, interval '1 day');
  end if;

  return jsonb_build_object(
    'message_id', question.id,
    'timestamp', question."timestamp",
    'reply', stored_reply
  );
end;
$$;
comment on function public.begin_chat_turn(uuid, text, text) is
  'Stores the caller''s question once and returns it with its reply when there is one; refused without her consent to whom it will be sent (null: nobody); a try without a stored reply counts towards the limits.';
revoke all on function public.begin_chat_turn(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_chat_turn(uuid, text, text) to authenticated;

drop function public.begin_image_reading();
create function public.begin_image_reading(receiver text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  if not private.has_consent(caller, 'companion', begin_image_reading.receiver) then
    raise exception using errcode = 'PT403', message = 'consent_required';
  end if;

  perform private.count_use('image_reading_per_minute', caller::text, caller, 10, interval '1 minute');
  perform private.count_use('image_reading_per_day', caller::text, caller, 100, interval '1 day');
  perform private.count_use('image_reading_in_total', 'everyone', null, 5000, interval '1 day');
end;
$$;
comment on function public.begin_image_reading(text) is
  'Counts one picture that the caller has read by this receiver; refused without her consent to it and over the limits.';
revoke all on function public.begin_image_reading(text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_image_reading(text) to authenticated;
