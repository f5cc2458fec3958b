-- One question and its one reply. The caller begins the turn, which stores her question and
-- counts it; the chat function finishes it, which stores the reply.

create function private.reply_as_json(question_id uuid) returns jsonb
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
revoke all on function private.reply_as_json(uuid) from public, anon, authenticated, service_role;

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
revoke all on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean, jsonb)
  to service_role;
