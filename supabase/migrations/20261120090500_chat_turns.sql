create function private.reply_as_json(question_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', reply.id,
    'content', reply.content,
    'citations', reply.citations,
    'origin', reply.origin,
    'timestamp', reply."timestamp"
  )
  from public.chat_messages as reply
  where reply.reply_to = reply_as_json.question_id;
$$;

create function public.begin_chat_turn(message_id uuid, content text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  question public.chat_messages;
  stored_reply jsonb;
begin
  if caller is null then
    raise exception using errcode = 'PT401', message = 'unauthenticated';
  end if;
  if begin_chat_turn.message_id is null then
    raise exception using errcode = 'PT422', message = 'message_id_missing';
  end if;
  if not private.has_consent(caller, 'companion') then
    raise exception using errcode = 'PT403', message = 'consent_required';
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
    stored_reply := private.reply_as_json(question.id);
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
comment on function public.begin_chat_turn(uuid, text) is
  'Stores the caller''s question once and returns it with its reply when there is one; a try without a stored reply counts towards the limits.';

create function public.finish_chat_turn(
  owner_id uuid,
  message_id uuid,
  reply_content text,
  reply_citations jsonb,
  reply_origin text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked_at timestamptz;
begin
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

  -- Never at or before the question's own time, so that history always reads in order.
  insert into public.chat_messages (
    user_id, sender, content, "timestamp", citations, origin, reply_to
  )
  values (
    finish_chat_turn.owner_id,
    'assistant',
    finish_chat_turn.reply_content,
    greatest(clock_timestamp(), asked_at + interval '1 microsecond'),
    finish_chat_turn.reply_citations,
    finish_chat_turn.reply_origin,
    finish_chat_turn.message_id
  )
  on conflict (reply_to) where reply_to is not null do nothing;

  return private.reply_as_json(finish_chat_turn.message_id);
end;
$$;
comment on function public.finish_chat_turn(uuid, uuid, text, jsonb, text) is
  'Stores the reply to one question of this owner once and returns the stored reply, also when it was there before.';

revoke all on function private.reply_as_json(uuid) from public, anon, authenticated, service_role;
revoke all on function public.begin_chat_turn(uuid, text)
  from public, anon, authenticated, service_role;
revoke all on function public.finish_chat_turn(uuid, uuid, text, jsonb, text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_chat_turn(uuid, text) to authenticated;
grant execute on function public.finish_chat_turn(uuid, uuid, text, jsonb, text) to service_role;
