-- Whether an answer helped. A person rates answers to herself, through `rate_answer` alone; what
-- she wrote is copied to the owner's view only when she says so with an answer that is unsafe.

create table public.answer_ratings (
  message_id uuid primary key references public.chat_messages (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating text not null,
  reason text,
  shared_question text,
  shared_answer text,
  rated_at timestamptz not null default clock_timestamp(),
  constraint answer_ratings_rating check (rating in ('helped', 'did_not_help', 'unsafe')),
  constraint answer_ratings_reason check (
    reason is null or (
      rating = 'did_not_help'
      and reason in ('not_my_question', 'hard_to_understand', 'wrong', 'too_long')
    )
  ),
  constraint answer_ratings_shared check (
    rating = 'unsafe' or (shared_question is null and shared_answer is null)
  )
);
comment on table public.answer_ratings is
  'How a person rated an answer to herself; the words of an unsafe one only where she chose to share them.';

create index answer_ratings_user_id on public.answer_ratings (user_id);

alter table public.answer_ratings enable row level security;
revoke all on table public.answer_ratings from public, anon, authenticated, service_role;
grant select, delete on table public.answer_ratings to authenticated;

create policy "A person reads her own ratings" on public.answer_ratings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person takes her own ratings back" on public.answer_ratings
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Her ratings need a session that has not ended" on public.answer_ratings
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);

create function public.rate_answer(
  message_id uuid,
  rating text,
  reason text default null,
  shares_words boolean default false
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
  answer public.chat_messages;
  question text;
begin
  if rate_answer.rating is null
    or rate_answer.rating not in ('helped', 'did_not_help', 'unsafe') then
    raise exception using errcode = 'PT422', message = 'rating_unknown';
  end if;
  if rate_answer.reason is not null and (
    rate_answer.rating <> 'did_not_help'
    or rate_answer.reason not in ('not_my_question', 'hard_to_understand', 'wrong', 'too_long')
  ) then
    raise exception using errcode = 'PT422', message = 'reason_unknown';
  end if;
  select * into answer
  from public.chat_messages as message
  where message.id = rate_answer.message_id
    and message.user_id = caller
    and message.sender = 'assistant';
  if not found then
    raise exception using errcode = 'PT404', message = 'not_found';
  end if;
  perform private.count_use('answer_rating', caller::text, caller, 60, interval '1 minute');

  if rate_answer.rating = 'unsafe' and coalesce(rate_answer.shares_words, false) then
    select message.content into question
    from public.chat_messages as message
    where message.id = answer.reply_to and message.user_id = caller;
  else
    answer.content := null;
  end if;
  insert into public.answer_ratings
    (message_id, user_id, rating, reason, shared_question, shared_answer)
  values (
    rate_answer.message_id, caller, rate_answer.rating, rate_answer.reason,
    question, answer.content
  )
  on conflict on constraint answer_ratings_pkey do update set
    rating = excluded.rating,
    reason = excluded.reason,
    shared_question = excluded.shared_question,
    shared_answer = excluded.shared_answer,
    rated_at = clock_timestamp();
end;
$$;
comment on function public.rate_answer(uuid, text, text, boolean) is
  'Keeps how the caller rates one answer to herself, the newest rating alone; of an unsafe one her question and the answer too, only if she shares them.';
revoke all on function public.rate_answer(uuid, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.rate_answer(uuid, text, text, boolean) to authenticated;

-- For the owner of the database, in its SQL editor: the API shows neither.
create view private.answer_rating_counts as
select
  date_trunc('week', rating.rated_at)::date as week,
  message.origin,
  rating.rating,
  rating.reason,
  count(*) as answers
from public.answer_ratings as rating
join public.chat_messages as message on message.id = rating.message_id
group by 1, 2, 3, 4
order by 1 desc, 2, 3, 4;
comment on view private.answer_rating_counts is
  'How many answers helped, did not help and why, or were unsafe, by week and by where they came from; names nobody.';
revoke all on table private.answer_rating_counts from public, anon, authenticated, service_role;

create view private.unsafe_answers as
select
  rating.rated_at,
  message.origin,
  message.citations,
  rating.shared_question,
  rating.shared_answer
from public.answer_ratings as rating
join public.chat_messages as message on message.id = rating.message_id
where rating.rating = 'unsafe'
order by rating.rated_at desc;
comment on view private.unsafe_answers is
  'The answers reported as unsafe, newest first, with the words that were shared and without who shared them.';
revoke all on table private.unsafe_answers from public, anon, authenticated, service_role;
