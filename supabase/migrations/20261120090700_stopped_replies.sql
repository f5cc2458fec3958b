alter table public.chat_messages
  add column stopped boolean not null default false,
  add constraint chat_messages_stopped check (not stopped or sender = 'assistant');

-- How much of a reply she had seen when she stopped it, until that reply is stored. Her question
-- may still be on its way when the stop arrives, so nothing here points at it.
create table private.stopped_turns (
  user_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid not null,
  shown_length integer not null,
  stopped_at timestamptz not null default clock_timestamp(),
  primary key (user_id, message_id),
  constraint stopped_turns_shown_length check (shown_length >= 0)
);
comment on table private.stopped_turns is
  'Replies that their reader stopped before they were stored; reached only through functions.';

create index stopped_turns_stopped_at on private.stopped_turns (stopped_at);

alter table private.stopped_turns enable row level security;
revoke all on table private.stopped_turns from public, anon, authenticated, service_role;

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
    'origin', reply.origin,
    'timestamp', reply."timestamp",
    'stopped', reply.stopped
  )
  from public.chat_messages as reply
  where reply.reply_to = reply_as_json.question_id;
$$;

-- Makes storing and stopping the reply to one question wait for each other.
create function private.take_turn(message_id uuid) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(take_turn.message_id::text, 0));
$$;

-- A browser counts in UTF-16 units: characters beyond the first 65,536 are two of them.
create function private.first_units(content text, units integer) returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(letter, '' order by place), '')
  from (
    select letter, place,
      sum(case when ascii(letter) > 65535 then 2 else 1 end) over (order by place) as units_so_far
    from string_to_table(first_units.content, null) with ordinality as letters (letter, place)
  ) as counted
  where units_so_far <= first_units.units;
$$;
comment on function private.first_units(text, integer) is
  'As many whole characters of a text as fit into this many UTF-16 units.';

-- Marks of a model's reply are numbered in order of first use, so a cut text cites the first ones.
create function private.citations_within(content text, citations jsonb, origin text) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when citations_within.origin <> 'model' then citations_within.citations else (
    select coalesce(jsonb_agg(citation order by place), '[]')
    from jsonb_array_elements(citations_within.citations)
      with ordinality as listed (citation, place)
    where strpos(citations_within.content, '[' || place || ']') > 0
  ) end;
$$;

create or replace function public.begin_chat_turn(message_id uuid, content text) returns jsonb
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

drop function public.finish_chat_turn(uuid, uuid, text, jsonb, text);
create function public.finish_chat_turn(
  owner_id uuid,
  message_id uuid,
  reply_content text,
  reply_citations jsonb,
  reply_origin text,
  reply_is_partial boolean default false
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
    if kept_content = '' then
      return private.reply_as_json(finish_chat_turn.message_id);
    end if;
  end if;

  -- Never at or before the question's own time, so that history always reads in order.
  insert into public.chat_messages (
    user_id, sender, content, "timestamp", citations, origin, reply_to, stopped
  )
  values (
    finish_chat_turn.owner_id,
    'assistant',
    kept_content,
    greatest(clock_timestamp(), asked_at + interval '1 microsecond'),
    kept_citations,
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
comment on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean) is
  'Stores the reply to one question of this owner once, cut where she stopped it, and returns the stored reply, also when it was there before; null when nothing of it is to be kept. A partial reply is stored only when she stopped it.';

create function public.stop_chat_turn(message_id uuid, shown_length integer) returns void
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
      stopped = true
    where message.id = reply.id;
  end if;
end;
$$;
comment on function public.stop_chat_turn(uuid, integer) is
  'Keeps of the reply to one question of the caller only what she had seen, in UTF-16 units, whether it is stored already or will be; of a reply she had seen nothing of, nothing is kept.';

create function public.chat_turn_is_stopped(owner_id uuid, message_id uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.stopped_turns as turn
    where turn.user_id = chat_turn_is_stopped.owner_id
      and turn.message_id = chat_turn_is_stopped.message_id
  );
$$;
comment on function public.chat_turn_is_stopped(uuid, uuid) is
  'Whether this owner stopped the reply to her question and it is not stored yet.';

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

  return next;
end;
$$;

revoke all on function private.take_turn(uuid) from public, anon, authenticated, service_role;
revoke all on function private.first_units(text, integer)
  from public, anon, authenticated, service_role;
revoke all on function private.citations_within(text, jsonb, text)
  from public, anon, authenticated, service_role;
revoke all on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.stop_chat_turn(uuid, integer)
  from public, anon, authenticated, service_role;
revoke all on function public.chat_turn_is_stopped(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.finish_chat_turn(uuid, uuid, text, jsonb, text, boolean)
  to service_role;
grant execute on function public.stop_chat_turn(uuid, integer) to authenticated;
grant execute on function public.chat_turn_is_stopped(uuid, uuid) to service_role;
