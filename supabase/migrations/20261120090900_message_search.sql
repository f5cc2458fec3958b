-- Lower case by a locale's rules costs many times more, so only plain letters of a message are
-- lowered; a word with other letters is looked for in the ways that people write it.
create function private.holds_words(content text, words text[], capitals text[], titles text[])
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  lowered text := lower(holds_words.content collate "C");
begin
  for place in 1..cardinality(holds_words.words) loop
    if position(holds_words.words[place] in lowered) = 0
      and (
        holds_words.capitals[place] = holds_words.words[place]
        or position(holds_words.capitals[place] in lowered) = 0
      )
      and (
        holds_words.titles[place] in (holds_words.words[place], holds_words.capitals[place])
        or position(holds_words.titles[place] in lowered) = 0
      ) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;
revoke all on function private.holds_words(text, text[], text[], text[])
  from public, anon, authenticated, service_role;

create function public.search_my_messages(
  words text,
  before_time timestamptz default null,
  before_id uuid default null
) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
  lowered_words text[];
  capitals text[];
  titles text[];
begin
  if search_my_messages.words is null
    or char_length(btrim(search_my_messages.words)) not between 1 and 200 then
    return jsonb_build_object('messages', jsonb_build_array());
  end if;
  perform private.count_use('message_search', caller::text, caller, 30, interval '1 minute');

  -- The longest words are the rarest, so they rule a message out soonest.
  select
    array_agg(word),
    array_agg(lower(upper(word) collate "C")),
    array_agg(lower(initcap(word) collate "C"))
  into lowered_words, capitals, titles
  from (
    select word
    from regexp_split_to_table(lower(btrim(search_my_messages.words)), '\s+') as word
    group by word
    order by char_length(word) desc, word
    limit 8
  ) as distinct_words;

  return (
    select jsonb_build_object('messages', coalesce(jsonb_agg(found.message), '[]'))
    from (
      select jsonb_build_object(
        'id', message.id,
        'sender', message.sender,
        'content', message.content,
        'timestamp', message."timestamp"
      ) as message
      from public.chat_messages as message
      where message.user_id = caller
        and (
          search_my_messages.before_time is null
          or (message."timestamp", message.id)
            < (search_my_messages.before_time, search_my_messages.before_id)
        )
        and private.holds_words(message.content, lowered_words, capitals, titles)
      order by message."timestamp" desc, message.id desc
      limit 20
    ) as found
  );
end;
$$;
comment on function public.search_my_messages(text, timestamptz, uuid) is
  'The caller''s own messages that hold every one of these words, newest first and twenty at a time, by the eight longest words at most and 30 times a minute; a call and not an address, so that her words stay out of addresses.';
revoke all on function public.search_my_messages(text, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.search_my_messages(text, timestamptz, uuid) to authenticated;
