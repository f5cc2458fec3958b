-- What a person asked the companion and what it answered. She writes questions; replies are
-- written by `finish_chat_turn` alone.

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  sender text not null default 'user',
  content text not null,
  "timestamp" timestamptz not null default clock_timestamp(),
  citations jsonb not null default '[]',
  origin text,
  reply_to uuid references public.chat_messages (id) on delete set null,
  stopped boolean not null default false,
  reply_parts jsonb not null default '{}',
  constraint chat_messages_sender check (sender in ('user', 'assistant')),
  constraint chat_messages_content_length check (char_length(content) between 1 and 16000),
  constraint chat_messages_citations check (
    jsonb_typeof(citations) = 'array' and octet_length(citations::text) <= 32000
  ),
  constraint chat_messages_origin check (
    origin is null or (sender = 'assistant' and origin in ('model', 'guides'))
  ),
  constraint chat_messages_reply_to check (reply_to is null or sender = 'assistant'),
  constraint chat_messages_stopped check (not stopped or sender = 'assistant'),
  constraint chat_messages_reply_parts check (
    jsonb_typeof(reply_parts) = 'object' and octet_length(reply_parts::text) <= 64000
    and (sender = 'assistant' or reply_parts = '{}')
  )
);
comment on table public.chat_messages is
  'What a person asked the companion and what it answered; each person sees and deletes only her own.';

create index chat_messages_history on public.chat_messages (user_id, "timestamp" desc, id desc);
create unique index chat_messages_one_reply on public.chat_messages (reply_to)
  where reply_to is not null;

alter table public.chat_messages enable row level security;
revoke all on table public.chat_messages from public, anon, authenticated, service_role;
grant select, insert, delete on table public.chat_messages to authenticated;

create policy "A person reads her own messages" on public.chat_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person writes her own questions" on public.chat_messages
  for insert to authenticated
  with check (user_id = (select auth.uid()) and sender = 'user');
create policy "A person deletes her own messages" on public.chat_messages
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Her messages need a session that has not ended" on public.chat_messages
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);

create function private.check_chat_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.content is null or char_length(new.content) not between 1 and 16000 then
    raise exception using errcode = 'PT422', message = 'content_length';
  end if;
  return new;
end;
$$;
revoke all on function private.check_chat_message() from public, anon, authenticated, service_role;

-- Some ten years of daily questions, and no more than one machine can search in a second.
create function private.check_history_room(owner_id uuid) returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.chat_messages as message
    where message.user_id = check_history_room.owner_id
    offset 19999
  ) then
    raise exception using errcode = 'PT403', message = 'history_full';
  end if;
end;
$$;
comment on function private.check_history_room(uuid) is
  'Refuses with PT403 when this person keeps 20,000 messages already.';
revoke all on function private.check_history_room(uuid)
  from public, anon, authenticated, service_role;

-- Fires for callers of the API only: the chat functions write as the owner of the table.
create function private.guard_own_chat_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
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
  perform private.check_history_room(caller);
  perform private.count_use('message_insert', caller::text, caller, 30, interval '1 minute');
  return new;
end;
$$;
revoke all on function private.guard_own_chat_message()
  from public, anon, authenticated, service_role;

create trigger check_chat_message before insert or update on public.chat_messages
  for each row execute function private.check_chat_message();
create trigger guard_own_chat_message before insert on public.chat_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_own_chat_message();
