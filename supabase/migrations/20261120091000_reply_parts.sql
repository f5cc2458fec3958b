alter table public.chat_messages
  add column reply_parts jsonb not null default '{}',
  add constraint chat_messages_reply_parts check (
    jsonb_typeof(reply_parts) = 'object' and octet_length(reply_parts::text) <= 64000
    and (sender = 'assistant' or reply_parts = '{}')
  );

create or replace function private.guard_own_chat_message() returns trigger
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
  if new.user_id is distinct from caller then
    raise exception using errcode = 'PT403', message = 'wrong_user';
  end if;
  if new.sender is distinct from 'user' then
    raise exception using errcode = 'PT403', message = 'sender_not_allowed';
  end if;
  new."timestamp" := clock_timestamp();
  new.citations := '[]';
  new.reply_parts := '{}';
  new.origin := null;
  new.reply_to := null;
  new.stopped := false;
  perform private.count_use('message_insert', caller::text, caller, 30, interval '1 minute');
  return new;
end;
$$;

create or replace function private.reply_as_json(question_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', reply.id,
    'content', reply.content,
    'citations', reply.citations,
    'reply_parts', reply.reply_parts,
    'origin', reply.origin,
    'timestamp', reply."timestamp",
    'stopped', reply.stopped
  )
  from public.chat_messages as reply
  where reply.reply_to = reply_as_json.question_id;
$$;

-- Rows of results and choices come with the end of a reply, so whoever stops it has not seen them.
-- What is about danger in her question is about the question, and stays.
create function private.parts_of_stopped(reply_parts jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select parts_of_stopped.reply_parts - 'results' - 'choices';
$$;

drop function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean);
create function public.finish_chat_turn(
  owner_id uuid,
  message_id uuid,
  reply_content text,
  reply_citations jsonb,
  reply_origin text,
  reply_is_partial boolean default false,
  reply_parts jsonb default '{}'
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked_at timestamptz;
  stopped_after integer;
  kept_content text := finish_chat_turn.reply_content;
  kept_citations jsonb := finish_chat_turn.reply_citations;
  kept_parts jsonb := finish_chat_turn.reply_parts;
begin
  perform private.take_turn(finish_chat_turn.message_id);
  select question."timestamp" into asked_at
  from public.chat_messages as question
  where question.id = finish_chat_turn.message_id
    and question.user_id = finish_chat_turn.owner_id
    and question.sender = 'user'
  for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  if finish_chat_turn.reply_origin is null
    or finish_chat_turn.reply_origin not in ('model', 'guides') then
    raise exception using errcode = 'PT422', message = 'origin_unknown';
  end if;
  if finish_chat_turn.reply_citations is null
    or jsonb_typeof(finish_chat_turn.reply_citations) <> 'array'
    or octet_length(finish_chat_turn.reply_citations::text) > 32000 then
    raise exception using errcode = 'PT422', message = 'citations_invalid';
  end if;
  if finish_chat_turn.reply_parts is null
    or jsonb_typeof(finish_chat_turn.reply_parts) <> 'object'
    or octet_length(finish_chat_turn.reply_parts::text) > 64000 then
    raise exception using errcode = 'PT422', message = 'parts_invalid';
  end if;

  select turn.shown_length into stopped_after
  from private.stopped_turns as turn
  where turn.user_id = finish_chat_turn.owner_id
    and turn.message_id = finish_chat_turn.message_id;
  if stopped_after is null and finish_chat_turn.reply_is_partial then
    return private.reply_as_json(finish_chat_turn.message_id);
  end if;
  if stopped_after is not null then
    kept_content := private.first_units(finish_chat_turn.reply_content, stopped_after);
    kept_citations := private.citations_within(
      kept_content, finish_chat_turn.reply_citations, finish_chat_turn.reply_origin
    );
    kept_parts := private.parts_of_stopped(finish_chat_turn.reply_parts);
    if kept_content = '' then
      return private.reply_as_json(finish_chat_turn.message_id);
    end if;
  end if;

  -- Never at or before the question's own time, so that history always reads in order.
  insert into public.chat_messages (
    user_id, sender, content, "timestamp", citations, reply_parts, origin, reply_to, stopped
  )
  values (
    finish_chat_turn.owner_id,
    'assistant',
    kept_content,
    greatest(clock_timestamp(), asked_at + interval '1 microsecond'),
    kept_citations,
    kept_parts,
    finish_chat_turn.reply_origin,
    finish_chat_turn.message_id,
    stopped_after is not null
  )
  on conflict (reply_to) where reply_to is not null do nothing;
  delete from private.stopped_turns as turn
  where turn.user_id = finish_chat_turn.owner_id
    and turn.message_id = finish_chat_turn.message_id;

  return private.reply_as_json(finish_chat_turn.message_id);
end;
$$;
comment on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean, jsonb) is
  'Stores the reply to one question of this owner once, cut where she stopped it, and returns the stored reply, also when it was there before; null when nothing of it is to be kept. A partial reply is stored only when she stopped it.';

create or replace function public.stop_chat_turn(message_id uuid, shown_length integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  reply public.chat_messages;
  kept_content text;
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'unauthenticated';
  end if;
  if stop_chat_turn.message_id is null then
    raise exception using errcode = 'PT422', message = 'message_id_missing';
  end if;
  if stop_chat_turn.shown_length is null or stop_chat_turn.shown_length < 0 then
    raise exception using errcode = 'PT422', message = 'shown_length_invalid';
  end if;
  perform private.count_use('chat_stop', caller::text, caller, 60, interval '1 minute');
  perform private.take_turn(stop_chat_turn.message_id);

  select * into reply
  from public.chat_messages as message
  where message.reply_to = stop_chat_turn.message_id and message.user_id = caller
  for update;
  if not found then
    insert into private.stopped_turns as turn (user_id, message_id, shown_length)
    values (caller, stop_chat_turn.message_id, stop_chat_turn.shown_length)
    on conflict on constraint stopped_turns_pkey do update set
      shown_length = least(turn.shown_length, excluded.shown_length);
    return;
  end if;

  kept_content := private.first_units(reply.content, stop_chat_turn.shown_length);
  if kept_content = '' then
    delete from public.chat_messages as message where message.id = reply.id;
  else
    update public.chat_messages as message
    set content = kept_content,
      citations = private.citations_within(kept_content, reply.citations, reply.origin),
      reply_parts = private.parts_of_stopped(reply.reply_parts),
      stopped = true
    where message.id = reply.id;
  end if;
end;
$$;

revoke all on function private.parts_of_stopped(jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean, jsonb)
  to service_role;
