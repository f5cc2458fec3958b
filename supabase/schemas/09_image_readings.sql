-- A picture that the model service reads is counted and never kept.

create function public.begin_image_reading(receiver text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.live_caller();
begin
  if not private.has_consent(caller, 'companion', begin_image_reading.receiver) then
    raise exception using errcode = 'PT403', message = 'consent_required';
  end if;

  perform private.count_use('image_reading_per_minute', caller::text, caller, 10, interval '1 minute');
  perform private.count_use('image_reading_per_day', caller::text, caller, 100, interval '1 day');
  perform private.count_use('image_reading_in_total', 'everyone', null, 5000, interval '1 day');
end;
$$;
comment on function public.begin_image_reading(text) is
  'Counts one picture that the caller has read by this receiver; refused without her consent to it and over the limits.';
revoke all on function public.begin_image_reading(text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_image_reading(text) to authenticated;
