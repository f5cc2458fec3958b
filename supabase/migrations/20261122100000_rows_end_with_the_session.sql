-- A token reads and changes its owner's rows only while her session lasts, and not for the rest of
-- its hour. A policy calls by reference: nobody can name the function without the schema.
grant execute on function private.live_caller() to authenticated;

create policy "Her profile needs a session that has not ended" on public.profiles
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);
create policy "Her messages need a session that has not ended" on public.chat_messages
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);
create policy "Her consents need a session that has not ended" on public.consents
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);
create policy "Her ratings need a session that has not ended" on public.answer_ratings
  as restrictive for all to authenticated using ((select private.live_caller()) is not null);
