create function public.search_my_messages(
  words text,
  before_time timestamptz default null,
  before_id uuid default null
) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('messages', coalesce(jsonb_agg(found.message), '[]'))
  from (
    select jsonb_build_object(
      'id', message.id,
      'sender', message.sender,
      'content', message.content,
      'timestamp', message."timestamp"
    ) as message
    from public.chat_messages as message
    where char_length(btrim(search_my_messages.words)) between 1 and 200
      and (
        search_my_messages.before_time is null
        or (message."timestamp", message.id)
          < (search_my_messages.before_time, search_my_messages.before_id)
      )
      and not exists (
        select 1
        from regexp_split_to_table(lower(btrim(search_my_messages.words)), '\s+') as word
        where position(word in lower(message.content)) = 0
      )
    order by message."timestamp" desc, message.id desc
    limit 20
  ) as found;
$$;
comment on function public.search_my_messages(text, timestamptz, uuid) is
  'The caller''s own messages that hold every one of these words, newest first and twenty at a time; a call and not an address, so that her words stay out of addresses.';

revoke all on function public.search_my_messages(text, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.search_my_messages(text, timestamptz, uuid) to authenticated;
