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

-- Makes storing and stopping the reply to one question wait for each other.
create function private.take_turn(message_id uuid) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(take_turn.message_id::text, 0));
$$;
revoke all on function private.take_turn(uuid) from public, anon, authenticated, service_role;

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
revoke all on function private.first_units(text, integer)
  from public, anon, authenticated, service_role;

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
revoke all on function private.citations_within(text, jsonb, text)
  from public, anon, authenticated, service_role;

-- Rows of results and choices come with the end of a reply, so whoever stops it has not seen them.
-- What is about danger in her question is about the question, and stays.
create function private.parts_of_stopped(reply_parts jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select parts_of_stopped.reply_parts - 'results' - 'choices';
$$;
revoke all on function private.parts_of_stopped(jsonb)
  from public, anon, authenticated, service_role;

create function public.stop_chat_turn(message_id uuid, shown_length integer) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
  reply public.chat_messages;
  kept_content text;
begin
  if stop_chat_turn.message_id is null then
    raise exception using errcode = 'PT422', message = 'message_id_missing';
  end if;
  if stop_chat_turn.shown_length is null or stop_chat_turn.shown_length < 0 then
    raise exception using errcode = 'PT422', message = 'shown_length_invalid';
  end if;
  perform private.count_use('chat_stop', caller::text, caller, 60, interval '1 minute');
  perform private.count_use('chat_stop_per_day', caller::text, caller, 400, interval '1 day');
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
comment on function public.stop_chat_turn(uuid, integer) is
  'Keeps of the reply to one question of the caller only what she had seen, in UTF-16 units, whether it is stored already or will be; of a reply she had seen nothing of, nothing is kept.';
revoke all on function public.stop_chat_turn(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.stop_chat_turn(uuid, integer) to authenticated;

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
revoke all on function public.chat_turn_is_stopped(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.chat_turn_is_stopped(uuid, uuid) to service_role;
